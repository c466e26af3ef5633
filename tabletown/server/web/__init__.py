"""The outside of the server: HTTP, WebSocket, pages. Thin: what is done lives elsewhere."""
