import { WeekGrid } from "#components/shared/week-grid";
import { Button } from "#components/ui/button";
import { Fieldset } from "#components/ui/field";
import { NOT_AVAILABLE } from "#lib/domain/room/availability";
import { DAY_PART_WORDS } from "#lib/domain/room/day-words";
import { fieldId } from "./wizard-step";

type ShiftFieldProps = { shift: string; asked: boolean; onChange: (shift: string) => void };

/** The hours of the job, if the employer marks any: who to call looks for people who are free then. */
export function ShiftField({ shift, asked, onChange }: ShiftFieldProps) {
  const open = shift !== "";
  return (
    <Fieldset
      legend="Shift (optional)"
      hint={
        asked
          ? "Mark the hours of the job. “Who to call” shows whose hours fit, and candidates don't see it."
          : "Mark the hours of the job. Candidates aren't asked for theirs while “Show availability calendar” is off."
      }
    >
      <div id={fieldId("shift")} className="flex flex-col items-start gap-2">
        {open ? (
          <>
            <WeekGrid
              caption="The hours of the job"
              language="en"
              parts={DAY_PART_WORDS}
              grid={shift}
              onChange={onChange}
            />
            <Button variant="ghost" className="-ml-3 px-3" onClick={() => onChange("")}>
              Remove shift
            </Button>
          </>
        ) : (
          <Button variant="outline" onClick={() => onChange(NOT_AVAILABLE)}>
            Add a shift
          </Button>
        )}
      </div>
    </Fieldset>
  );
}
