"""The server: tables that are never lost, played by people and bots over the network.

The web framework takes long to import, so this package imports nothing by itself.
"""
