import { useId } from "react";
import { Button } from "#components/ui/button";
import { Field } from "#components/ui/field";
import { Input } from "#components/ui/input";
import { Label } from "#components/ui/label";
import { Switch } from "#components/ui/switch";
import { timeZoneLabel } from "#lib/domain/company/time-zones";
import { deadlineInWords } from "#lib/domain/interviews/deadline";
import { deadlineOf, SWITCHES, type SwitchName } from "#lib/domain/interviews/interview-form";
import type { ProviderName } from "#lib/domain/interviews/provider";
import { dayIn, hasPassed } from "#lib/domain/text/dates";
import { ShiftField } from "./shift-field";
import { fieldId, type StepProps } from "./wizard-step";

type Setting = {
  label: string;
  hint: string;
  /** Only our own room can do it. */
  oursAlone?: true;
};

const SETTINGS: Record<SwitchName, Setting> = {
  showHints: {
    label: "Show hints and tips",
    hint: "Quick tips before the first question. They help nervous people answer better.",
  },
  showAvailability: {
    label: "Show availability calendar",
    hint: "Candidates mark the days and hours they can work.",
  },
  kiosk: {
    label: "Kiosk mode",
    hint: "For a shared tablet, for example at a front counter. The page clears each person's information as soon as they finish or leave.",
    oursAlone: true,
  },
  requirePhone: {
    label: "Require a phone number",
    hint: "Candidates can't start without one. Otherwise they may leave it out.",
    oursAlone: true,
  },
};

type SettingsStepProps = StepProps & {
  timeZone: string;
  provider: ProviderName;
  closed: boolean;
};

function deadlineHint(deadline: Date | null, timeZone: string, closed: boolean): string {
  if (deadline === null)
    return `No deadline${closed ? "" : ": the link stays open"}. If you pick a date, candidates have until the end of that day in your company's time zone, ${timeZoneLabel(timeZone)}.`;
  if (hasPassed(deadline.toISOString(), new Date()))
    return `This deadline has passed. ${closed ? "It will be removed when you reopen the interview." : "Choose a later date or remove it, and candidates can answer again."}`;
  return `${closed ? "Once you reopen it, candidates" : "Candidates"} can answer until ${deadlineInWords(deadline, timeZone)}.`;
}

/** What candidates get beside the questions, and until when. */
export function SettingsStep({
  form,
  problems,
  edit,
  timeZone,
  provider,
  closed,
}: SettingsStepProps) {
  const deadline = deadlineOf(form, timeZone);
  return (
    <div className="flex flex-col gap-6">
      <div className="flex flex-col divide-y rounded-md border">
        {SWITCHES.filter(
          (name) => provider === "native" || form[name] || !SETTINGS[name].oursAlone,
        ).map((name) => (
          <SettingRow
            key={name}
            label={SETTINGS[name].label}
            hint={SETTINGS[name].hint}
            checked={form[name]}
            onChange={(checked) => edit({ [name]: checked })}
          />
        ))}
      </div>
      {provider === "native" || form.shift ? (
        <ShiftField
          shift={form.shift}
          asked={form.showAvailability}
          onChange={(shift) => edit({ shift })}
        />
      ) : null}
      <Field
        id={fieldId("deadline")}
        label="Deadline"
        aside="Optional"
        error={problems.deadline}
        hint={
          problems.deadline
            ? "Choose today or a later date, or remove the deadline."
            : deadlineHint(deadline, timeZone, closed)
        }
      >
        {(control) => (
          <div className="flex gap-2">
            <Input
              {...control}
              type="date"
              className="sm:max-w-56"
              min={dayIn(timeZone, new Date())}
              max="2099-12-31"
              value={form.deadline}
              onChange={(event) => edit({ deadline: event.target.value })}
            />
            {form.deadline ? (
              <Button variant="ghost" onClick={() => edit({ deadline: "" })}>
                Remove deadline
              </Button>
            ) : null}
          </div>
        )}
      </Field>
    </div>
  );
}

type SettingRowProps = {
  label: string;
  hint: string;
  checked: boolean;
  onChange: (checked: boolean) => void;
};

/** One setting: what it does at the left, its switch at the right. */
function SettingRow({ label, hint, checked, onChange }: SettingRowProps) {
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
