"use client";

import { useEffect, useEffectEvent, useState } from "react";

/**
 * Seconds left of `seconds` while `running`, four times a second; `onEnd` once at zero. It measures time that
 * passed, so neither a sleeping tab nor a clock that is set makes it longer.
 */
export function useCountdown(seconds: number, running: boolean, onEnd: () => void): number {
  const [left, setLeft] = useState(seconds);
  const end = useEffectEvent(onEnd);
  useEffect(() => {
    setLeft(seconds);
    if (!running) return;
    const began = performance.now();
    const timer = setInterval(() => {
      const rest = seconds - (performance.now() - began) / 1000;
      setLeft(Math.max(0, rest));
      if (rest > 0) return;
      clearInterval(timer);
      end();
    }, 250);
    return () => clearInterval(timer);
  }, [seconds, running]);
  return left;
}
