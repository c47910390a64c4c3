import { useEffect, useState } from "react";
import { pause, retryDelay } from "#lib/browser/retry";

type BackgroundModule<Part> = { load: () => Promise<Part>; loaded: Part | null };

/** A module that `load` imports once for all users of `useBackgroundModule`; null until it is loaded. */
export function backgroundModule<Part>(load: () => Promise<Part>): BackgroundModule<Part> {
  return { load, loaded: null };
}

/**
 * What a script that is not the page's own gives: null until it is there, which is asked for from the first use on, again
 * and again. `missed` is true once it could not be had.
 */
export function useBackgroundModule<Part>(source: BackgroundModule<Part>): {
  part: Part | null;
  missed: boolean;
} {
  const [part, setPart] = useState(() => source.loaded);
  const [missed, setMissed] = useState(false);
  useEffect(() => {
    // It may have come for somebody else between drawing and now.
    if (source.loaded !== null) return setPart(() => source.loaded);
    const left = new AbortController();
    const come = async () => {
      for (let tries = 0; !left.signal.aborted; tries++) {
        try {
          const found = await source.load();
          source.loaded = found;
          return setPart(() => found);
        } catch {
          setMissed(true);
          await pause(retryDelay(tries), left.signal);
        }
      }
    };
    void come();
    return () => left.abort();
  }, [source]);
  return { part, missed };
}
