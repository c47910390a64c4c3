import vm from "node:vm";
import { clockOf, liveBy } from "./clock.ts";

// Loaded into the web server, so that it lives by the local stack's clock and knows nothing of it. Next runs the
// middleware in a scope of its own, which has its own Date.
const clock = clockOf(process.env.LOCAL_CLOCK_DIR ?? "");
liveBy(clock, globalThis);

const create = vm.createContext;
Object.assign(vm, {
  createContext(...given: Parameters<typeof create>) {
    const context = create(...given);
    const scope: { globalThis: typeof globalThis } = vm.runInContext("({ globalThis })", context);
    liveBy(clock, scope.globalThis);
    return context;
  },
});
