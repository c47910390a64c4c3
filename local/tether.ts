// Loaded into the web server: when the launcher is gone, however it went, the server goes too.
process.on("disconnect", () => process.exit(0));
