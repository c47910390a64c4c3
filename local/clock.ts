import { readFileSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";

/** How stale a process may be about the clock. */
const LOOK_MS = 50;

export type Clock = {
  /** How far it is ahead of the machine's, in milliseconds. */
  ahead(): number;
  /** Moves it on. When this is done, every process of the stack has seen it. */
  move(ms: number): Promise<void>;
};

/**
 * The one clock of a local stack: the machine's, and what a person at the stand-in of Stripe has added. It is a number
 * in the data folder, which the launcher (with the database and the stand-ins in it) and the web server read.
 */
export function clockOf(dataDir: string): Clock {
  const file = join(dataDir, "clock");
  let known = 0;
  let lookedAt = Number.NEGATIVE_INFINITY;
  const look = () => {
    try {
      known = Number(readFileSync(file, "utf8")) || 0;
    } catch {
      known = 0;
    }
    lookedAt = performance.now();
  };
  return {
    ahead() {
      if (performance.now() - lookedAt > LOOK_MS) look();
      return known;
    },
    async move(ms) {
      look();
      writeFileSync(`${file}.part`, String(known + ms), { mode: 0o600 });
      renameSync(`${file}.part`, file);
      // Whoever moves it holds the database and sees it last: what falls due there meets a server of the same time.
      lookedAt = Number.POSITIVE_INFINITY;
      await wait(2 * LOOK_MS);
      look();
    },
  };
}

type Scope = { Date: DateConstructor };

/** Makes a global scope tell the time by a clock. @returns what undoes it */
export function liveBy({ ahead }: Pick<Clock, "ahead">, scope: Scope): () => void {
  const real = scope.Date;
  const machine = real.now;
  const now = () => machine.call(real) + ahead();
  // Whoever has taken the old constructor asks this one too.
  real.now = now;
  scope.Date = new Proxy(real, {
    apply: () => new real(now()).toString(),
    construct: (target, given, self) =>
      Reflect.construct(target, given.length > 0 ? given : [now()], self),
  });
  return () => {
    real.now = machine;
    scope.Date = real;
  };
}
