"use client";

import { type Ref, useId } from "react";
import { Switch } from "#components/ui/switch";
import { type BillingCycle, YEARLY_SAVING } from "#lib/domain/plans/plans";
import { cn } from "#lib/utils";

type CycleToggleProps = {
  cycle: BillingCycle;
  onChange: (cycle: BillingCycle) => void;
  ref?: Ref<HTMLButtonElement>;
};

/** Monthly or 'Yearly (Save 20%)'. */
export function CycleToggle({ cycle, onChange, ref }: CycleToggleProps) {
  const id = useId();
  const yearly = cycle === "yearly";
  return (
    <div className="flex min-h-11 items-center gap-3">
      <span aria-hidden className={cn(yearly ? "text-muted-foreground" : "font-semibold")}>
        Monthly
      </span>
      <Switch
        ref={ref}
        id={id}
        checked={yearly}
        onCheckedChange={(checked) => onChange(checked ? "yearly" : "monthly")}
      />
      <label htmlFor={id} className={cn(yearly ? "font-semibold" : "text-muted-foreground")}>
        Yearly (Save {YEARLY_SAVING}%)
      </label>
    </div>
  );
}
