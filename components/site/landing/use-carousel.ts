"use client";

import useEmblaCarousel from "embla-carousel-react";
import { type KeyboardEvent, useEffect, useState, useSyncExternalStore } from "react";

/** How long one slide stands. */
const TURN_MS = 6000;

const CALM = "(prefers-reduced-motion: reduce)";

function useReducedMotion(): boolean {
  return useSyncExternalStore(
    (changed) => {
      const calm = window.matchMedia(CALM);
      calm.addEventListener("change", changed);
      return () => calm.removeEventListener("change", changed);
    },
    () => window.matchMedia(CALM).matches,
    () => true,
  );
}

/** Which of `count` slides stands, and what turns it: time, unless somebody looks closer, keys, buttons and fingers. */
export function useCarousel(count: number) {
  const calm = useReducedMotion();
  const [index, setIndex] = useState(0);
  const [paused, setPaused] = useState(false);
  const [watched, setWatched] = useState({ pointer: false, focus: false });
  const [viewport, embla] = useEmblaCarousel({ loop: true, duration: calm ? 0 : 25 });
  const moving = !(calm || paused || watched.pointer || watched.focus);

  const turn = (by: number) => setIndex((now) => (now + by + count) % count);

  useEffect(() => {
    if (!embla) return;
    const swiped = () => setIndex(embla.selectedScrollSnap());
    embla.on("select", swiped);
    return () => {
      embla.off("select", swiped);
    };
  }, [embla]);

  useEffect(() => {
    if (embla && embla.selectedScrollSnap() !== index) embla.scrollTo(index, calm);
  }, [embla, index, calm]);

  // Whatever turns a slide starts the time anew.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each slide has its own time
  useEffect(() => {
    if (!moving) return;
    const turning = window.setTimeout(() => setIndex((now) => (now + 1) % count), TURN_MS);
    return () => window.clearTimeout(turning);
  }, [moving, count, index]);

  const watch = (how: "pointer" | "focus", on: boolean) => () =>
    setWatched((was) => ({ ...was, [how]: on }));

  return {
    viewport,
    index,
    turn,
    goTo: setIndex,
    /** Whether it moves by itself, when nobody looks closer. */
    playing: !(paused || calm),
    moving,
    canPlay: !calm,
    togglePause: () => setPaused((was) => !was),
    watching: {
      onPointerEnter: watch("pointer", true),
      onPointerLeave: watch("pointer", false),
      onFocus: watch("focus", true),
      onBlur: watch("focus", false),
      onKeyDown: ({ key, target, currentTarget }: KeyboardEvent<HTMLElement>) => {
        if (key !== "ArrowLeft" && key !== "ArrowRight") return;
        // A link goes with its slide, and would take the focus along.
        if (target instanceof HTMLAnchorElement) currentTarget.focus({ preventScroll: true });
        turn(key === "ArrowLeft" ? -1 : 1);
      },
    },
  };
}
