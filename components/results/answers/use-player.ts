"use client";

import { useCallback, useEffect, useRef, useState } from "react";
import { browserStorage } from "#lib/browser/storage";
import type { Cue } from "../use-review";
import { stopOthers } from "./stop-others";

/** How fast a recording can be played; 1 is as it was spoken. */
export const SPEEDS = [0.75, 1, 1.25, 1.5, 2] as const;

const SPEED_KEY = "playbackSpeed";

/**
 * Drives a media element: seeks to each cue and plays, and says where the playback is, in seconds. The speed is kept in
 * this browser, for every recording.
 */
export function usePlayer(cue: Cue | null) {
  const element = useRef<HTMLMediaElement>(null);
  const [seconds, setSeconds] = useState<number | null>(null);
  const [speed, setSpeed] = useState(1);
  useEffect(() => {
    const kept = Number(browserStorage.get(SPEED_KEY));
    setSpeed(SPEEDS.find((one) => one === kept) ?? 1);
  }, []);
  useEffect(() => {
    if (!element.current) return;
    // Loading anew falls back to the default.
    element.current.defaultPlaybackRate = speed;
    element.current.playbackRate = speed;
  }, [speed]);

  function chooseSpeed(next: number) {
    setSpeed(next);
    browserStorage.set(SPEED_KEY, String(next));
  }

  const attach = useCallback((media: HTMLMediaElement | null) => {
    element.current = media;
    if (!media) return;
    const tell = () => setSeconds(media.currentTime);
    media.addEventListener("timeupdate", tell);
    media.addEventListener("seeked", tell);
    media.addEventListener("play", stopOthers);
    return () => {
      media.removeEventListener("timeupdate", tell);
      media.removeEventListener("seeked", tell);
      media.removeEventListener("play", stopOthers);
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

  function toggle() {
    const media = element.current;
    if (!media?.checkVisibility()) return;
    if (media.paused) media.play().catch(() => undefined);
    else media.pause();
  }

  return { attach, toggle, seconds, playFrom, speed, chooseSpeed };
}
