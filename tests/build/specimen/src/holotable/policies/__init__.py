"""Part of the specimen."""
