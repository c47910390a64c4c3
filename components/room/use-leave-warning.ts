import { useEffect } from "react";

/** Has the browser ask before the page is left, while something here would go with it. */
export function useLeaveWarning(loses: boolean): void {
  useEffect(() => {
    if (!loses) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener("beforeunload", ask);
    return () => window.removeEventListener("beforeunload", ask);
  }, [loses]);
}
