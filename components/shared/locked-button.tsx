import { Lock } from "lucide-react";
import type { ComponentProps } from "react";
import { Button } from "#components/ui/button";
import { Tooltip } from "#components/ui/tooltip";

type LockedButtonProps = ComponentProps<typeof Button> & {
  /** Why it can't be pressed; null if it can. */
  reason: string | null;
  /** Shows a lock if the reason is the plan. */
  lock?: boolean;
};

/**
 * A button that says why it is disabled, by pointer, keyboard and touch: it stays focusable, because a control that
 * is really disabled could not say anything.
 */
export function LockedButton({ reason, lock, children, ...button }: LockedButtonProps) {
  if (reason === null) return <Button {...button}>{children}</Button>;
  const { onClick: _unused, ...look } = button;
  return (
    <Tooltip content={reason} atClick>
      <Button {...look} type="button" aria-disabled>
        {lock ? <Lock aria-hidden /> : null}
        <span className="contents">{children}</span>
      </Button>
    </Tooltip>
  );
}
