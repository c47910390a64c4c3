"use client";

import { Alert } from "#components/ui/alert";
import { Checkbox } from "#components/ui/checkbox";
import { Fieldset } from "#components/ui/field";
import { RadioCard, RadioGroup } from "#components/ui/radio-group";
import { keptInsideWords, partsShown, type SharedPart } from "#lib/domain/results/shortlist";

const PARTS: readonly { part: SharedPart; label: string; hint: string }[] = [
  {
    part: "name",
    label: "Name",
    hint: "Without it, we also leave out recordings and contact details, and hide words that reveal who the candidate is.",
  },
  { part: "scores", label: "Scores", hint: "Numbers only. They can sway a second opinion." },
  { part: "contact", label: "Email and phone", hint: "Only for people who may call them." },
  {
    part: "video",
    label: "Recordings",
    hint: "Only for people whose expertise is needed to judge the candidate. Illinois law allows no one else.",
  },
];

type SharedPartsProps = {
  outside: boolean;
  shows: readonly SharedPart[];
  /** Who may not be shown to somebody outside, by name. */
  inside: readonly string[];
  /** Paper plays nothing. */
  paper?: boolean;
  onOutside: (outside: boolean) => void;
  onShows: (shows: SharedPart[]) => void;
};

/** For whom it is, and what of each candidate it shows beside their answers. */
export function SharedParts(props: SharedPartsProps) {
  const { outside, shows, inside, paper = false, onOutside, onShows } = props;
  const named = shows.includes("name");
  return (
    <>
      <Fieldset legend="Where do they work?">
        <RadioGroup
          aria-label="Where do they work?"
          value={outside ? "outside" : "inside"}
          onValueChange={(value) => onOutside(value === "outside")}
        >
          <RadioCard
            value="outside"
            label="At a client or partner"
            hint="Candidates were told that you tell them which one. Please do."
          />
          <RadioCard value="inside" label="With us" />
        </RadioGroup>
      </Fieldset>
      <div aria-live="polite" className="empty:hidden">
        {outside && inside.length > 0 ? (
          <Alert variant="warning">{keptInsideWords(inside)}</Alert>
        ) : null}
      </div>
      <Fieldset legend="What they see beside the answers">
        <div className="-mt-3">
          {PARTS.filter(({ part }) => !(paper && part === "video")).map(({ part, label, hint }) => (
            <Checkbox
              key={part}
              label={label}
              hint={hint}
              checked={shows.includes(part)}
              disabled={!named && (part === "contact" || part === "video")}
              onChange={({ target }) =>
                onShows(
                  partsShown(
                    target.checked ? [...shows, part] : shows.filter((one) => one !== part),
                  ),
                )
              }
            />
          ))}
        </div>
      </Fieldset>
    </>
  );
}
