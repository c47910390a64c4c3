import type { ReactNode } from "react";
import { Tooltip } from "#components/ui/tooltip";

/** A disabled control says `why`: the wrapper takes focus and pointer, because the control cannot. */
export function DisabledWithReason({ why, children }: { why: string | null; children: ReactNode }) {
  if (why === null) return children;
  return (
    <Tooltip content={why} atClick>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: the tooltip must be reachable by keyboard */}
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would bring a frame and a legend */}
      <div tabIndex={0} role="group" aria-label={why} className="rounded-md">
        <div className="pointer-events-none">{children}</div>
      </div>
    </Tooltip>
  );
}
