import { useSyncExternalStore } from "react";

const never = () => () => {};

/** False in the server's HTML, true once the page is hydrated. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
