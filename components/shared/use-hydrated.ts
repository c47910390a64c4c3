import { useSyncExternalStore } from "react";

const never = () => () => {};

/** False in the server's HTML, true as soon as the page's code answers. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
