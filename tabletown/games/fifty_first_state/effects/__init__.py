"""The effect vocabulary (FFS-26): each verb is one class, in one place."""
