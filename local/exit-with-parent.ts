// Loaded into the web server and the build: when the launcher is gone, however it went, they go too.
process.on("disconnect", () => process.exit(0));
