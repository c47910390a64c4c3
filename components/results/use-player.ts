"use client";

import { useCallback, useEffect, useRef, useState } from "react";
import type { Cue } from "./use-review";

/** Drives a media element: seeks to each cue and plays, and says where the playback is, in seconds. */
export function usePlayer(cue: Cue | null) {
  const element = useRef<HTMLMediaElement>(null);
  const [seconds, setSeconds] = useState<number | null>(null);

  const attach = useCallback((media: HTMLMediaElement | null) => {
    element.current = media;
    if (!media) return;
    const tell = () => setSeconds(media.currentTime);
    media.addEventListener("timeupdate", tell);
    media.addEventListener("seeked", tell);
    return () => {
      media.removeEventListener("timeupdate", tell);
      media.removeEventListener("seeked", tell);
      element.current = null;
    };
  }, []);

  const playFrom = useCallback((moment: number) => {
    const media = element.current;
    if (!media) return;
    const go = () => {
      media.currentTime = moment;
      // A browser may refuse to start by itself; the moment is set, and the play button is there.
      media.play().catch(() => undefined);
    };
    if (media.readyState >= HTMLMediaElement.HAVE_METADATA) go();
    else media.addEventListener("loadedmetadata", go, { once: true });
  }, []);

  useEffect(() => {
    if (cue?.seconds != null) playFrom(cue.seconds);
  }, [cue, playFrom]);

  return { attach, seconds, playFrom };
}
