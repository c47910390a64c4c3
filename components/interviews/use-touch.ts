import { useSyncExternalStore } from "react";

const isTouch = () => window.matchMedia?.("(pointer: coarse)").matches ?? false;
const never = () => () => {};

/** Whether this is a phone, which opens texts itself. True without a script, where a link can do nothing else. */
export function useTouch(): boolean {
  return useSyncExternalStore(never, isTouch, () => true);
}
