"""The laboratory: simulation, tournaments, measurements, research environments and reports."""
