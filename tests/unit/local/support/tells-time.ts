import vm from "node:vm";

// How many days each scope is ahead of the machine, whose own clock no scope moves: once at the start, once asked.
const inner = vm.createContext({});
const began = performance.timeOrigin;
const say = () => {
  const days = [Date.now(), vm.runInContext("new Date().getTime()", inner)].map((time) =>
    Math.round((Number(time) - began - performance.now()) / 86_400_000),
  );
  process.stdout.write(`${JSON.stringify(days)}\n`);
};
process.on("SIGUSR2", say);
setInterval(() => {}, 1000);
say();
