"""What researchers get of this game: observations, numbers for actions, notes for reports."""
