import { useSyncExternalStore } from "react";

const never = () => () => {};

/** False in the server's HTML, true as soon as the page's code answers. */
export function useReady(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
