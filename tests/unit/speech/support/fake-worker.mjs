// Answers as a worker does, by what the sound says: text, 'refuse', 'die', or nothing for 'hang'.
if (process.argv.includes("--trial")) process.exit(0);
process.on("message", ({ task }) => {
  if (!task) return;
  const said = new TextDecoder().decode(task.sound);
  if (said === "die") process.exit(1);
  if (said === "hang") return;
  if (said === "refuse") return process.send({ unreadable: "This is no recording." });
  const piece = { start: 0, end: 1, text: `${said} by ${process.pid}` };
  const words = [{ word: said, probability: 0.4 }];
  const signs = { meanLogProbability: -0.2, compressionRatio: 1, noSpeech: 0.1, words };
  process.send({
    transcript: {
      language: task.asked.language ?? task.asked.expected?.[0] ?? "en",
      duration: 1,
      pieces: [{ ...piece, ...signs }],
    },
  });
});
process.on("disconnect", () => process.exit(0));
