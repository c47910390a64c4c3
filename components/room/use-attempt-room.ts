import { type ComponentProps, type ComponentType, useEffect, useState } from "react";
import { pause, retryDelay } from "#lib/browser/retry";
import type { AttemptRoom } from "./attempt-room";

type Part = ComponentType<ComponentProps<typeof AttemptRoom>>;

let loaded: Part | null = null;

/**
 * The interview itself, null until its script is there: it comes while the first screens are read, and is asked for until
 * it has come. `missed` is true once it could not be had.
 */
export function useAttemptRoom(): { Part: Part | null; missed: boolean } {
  const [Part, setPart] = useState(() => loaded);
  const [missed, setMissed] = useState(false);
  useEffect(() => {
    if (loaded !== null) return;
    const left = new AbortController();
    const load = async () => {
      for (let tries = 0; !left.signal.aborted; tries++) {
        try {
          const { AttemptRoom } = await import("./attempt-room");
          loaded = AttemptRoom;
          return setPart(() => AttemptRoom);
        } catch {
          setMissed(true);
          await pause(retryDelay(tries), left.signal);
        }
      }
    };
    void load();
    return () => left.abort();
  }, []);
  return { Part, missed };
}
