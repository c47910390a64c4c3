import { useEffect } from "react";

/** Makes the browser warn before leaving the page while something would be lost. */
export function useLeaveWarning(loses: boolean): void {
  useEffect(() => {
    if (!loses) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener("beforeunload", ask);
    return () => window.removeEventListener("beforeunload", ask);
  }, [loses]);
}
