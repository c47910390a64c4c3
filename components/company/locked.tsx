import type { ReactNode } from "react";
import { Tooltip } from "#components/ui/tooltip";
import { BRANDING_LOCKED } from "#lib/domain/company";

/** A disabled control says why: the wrapper takes focus and pointer, because the control cannot. */
export function Locked({ locked, children }: { locked: boolean; children: ReactNode }) {
  if (!locked) return children;
  return (
    <Tooltip content={BRANDING_LOCKED} atClick>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: the tooltip must be reachable by keyboard */}
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would bring a frame and a legend */}
      <div tabIndex={0} role="group" aria-label={BRANDING_LOCKED} className="rounded-md">
        <div className="pointer-events-none">{children}</div>
      </div>
    </Tooltip>
  );
}
