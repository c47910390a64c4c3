import type { ReactNode } from "react";
import { Toaster } from "./toaster";
import { TooltipProvider } from "./tooltip";

/** What tooltips and toasts need. Around the workspace only: public pages and the candidate's room load neither. */
export function Overlays({ children }: { children: ReactNode }) {
  return (
    <>
      <TooltipProvider>{children}</TooltipProvider>
      <Toaster />
    </>
  );
}
