"""What sets up, builds and checks the repository. Nothing here is part of the installed package."""
