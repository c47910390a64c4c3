import { useId } from "react";
import { Label } from "#components/ui/label";
import { Switch } from "#components/ui/switch";

type SettingRowProps = {
  label: string;
  hint: string;
  checked: boolean;
  onChange: (checked: boolean) => void;
};

/** One setting: what it does at the left, its switch at the right. */
export function SettingRow({ label, hint, checked, onChange }: SettingRowProps) {
  const id = useId();
  return (
    <div className="flex items-center justify-between gap-6 px-4 py-4">
      <div className="flex flex-col gap-0.5">
        <Label htmlFor={id} className="text-base">
          {label}
        </Label>
        <p id={`${id}-hint`} className="text-muted-foreground text-sm">
          {hint}
        </p>
      </div>
      <Switch
        id={id}
        aria-describedby={`${id}-hint`}
        checked={checked}
        onCheckedChange={onChange}
      />
    </div>
  );
}
