import { Field } from "#components/ui/field";
import { Input } from "#components/ui/input";
import { RadioCard, RadioGroup } from "#components/ui/radio-group";
import type { TextAgreement } from "#lib/domain/interviews/text-agreement";

/** How the people of a list are texted: from the owner's phone, or by us with where and when they agreed to it. */
export type TextWay = TextAgreement & { byService: boolean };

type TextWayFieldsProps = {
  way: TextWay;
  faults: Partial<Record<keyof TextAgreement, string>>;
  disabled: boolean;
  onChange: (part: Partial<TextWay>) => void;
};

/** Asked of a list with people by text, where texts are set up. */
export function TextWayFields({ way, faults, disabled, onChange }: TextWayFieldsProps) {
  return (
    <fieldset disabled={disabled} className="flex flex-col gap-3">
      <legend className="mb-2 font-medium">Who texts them?</legend>
      <RadioGroup
        value={way.byService ? "service" : "phone"}
        onValueChange={(value) => onChange({ byService: value === "service" })}
      >
        <RadioCard
          value="phone"
          label="You, from your own phone"
          hint="We write each message. Anyone who texted your number first gets our text instead, between 8 am and 8 pm your time and theirs."
        />
        <RadioCard
          value="service"
          label="We text them for you"
          hint="Only if they agreed to texts from you. The law asks for that, and you may have to show it."
        />
      </RadioGroup>
      {way.byService ? (
        <div className="grid gap-3 sm:grid-cols-2">
          <Field
            label="Where they agreed"
            hint="For example: paper form at our job fair. We keep it with each invitation."
            error={faults.where}
          >
            {(aria) => (
              <Input
                {...aria}
                value={way.where}
                onChange={({ target }) => onChange({ where: target.value })}
              />
            )}
          </Field>
          <Field label="On which day" error={faults.on}>
            {(aria) => (
              <Input
                {...aria}
                type="date"
                value={way.on}
                onChange={({ target }) => onChange({ on: target.value })}
              />
            )}
          </Field>
        </div>
      ) : null}
    </fieldset>
  );
}
