// How many days this process is ahead of the machine: once at the start, once asked.
const began = performance.timeOrigin;
const say = () => {
  const days = Math.round((Date.now() - began - performance.now()) / 86_400_000);
  process.stdout.write(`${JSON.stringify(days)}\n`);
};
process.on("SIGUSR2", say);
setInterval(() => {}, 1000);
say();

export {};
