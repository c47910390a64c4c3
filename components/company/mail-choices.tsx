"use client";

import { type ReactNode, useEffect, useId, useState } from "react";
import { toast } from "sonner";
import { ConfirmDialog } from "#components/shared/lazy-confirm-dialog";
import { usePreferences } from "#components/shared/preferences-provider";
import { useSend } from "#components/shared/use-send";
import { Label } from "#components/ui/label";
import { NativeSelect } from "#components/ui/native-select";
import { Switch } from "#components/ui/switch";
import {
  MAIL_PACE_LABELS,
  MAIL_PACES,
  type MailPace,
  mailPace,
} from "#lib/domain/account/mail-choice";
import type { SeatRole } from "#lib/domain/company/team";

type MailChoicesProps = { pace: MailPace | null; seat: SeatRole; details: boolean };

/** How often new answers are mailed, and with what; the mailer's own choice wins. */
export function MailChoices({ pace, seat, details }: MailChoicesProps) {
  const { update } = usePreferences();
  const [chosen, setChosen] = useState({ email: pace, details });
  const [asking, setAsking] = useState(false);
  const { send, error, rest } = useSend();

  useEffect(() => {
    if (error) toast.error(error.message);
  }, [error]);

  async function change(choice: { email: MailPace | null } | { details: boolean }) {
    const before = chosen;
    setChosen({ ...chosen, ...choice });
    if (await send("/api/account/preferences", { notifications: choice }, "PATCH")) {
      if ("email" in choice) update({ notifications: { email: choice.email !== "none" } });
      rest();
    } else setChosen(before);
  }

  return (
    <>
      <Choice
        label="Email me about new answers"
        hint="Who answered, with first name, rating, and hours, per interview: at most one email an hour, or one a day. What people say about shortlists you send comes once a day, unless you choose Never. Your choice is for every company you work in."
      >
        {(control) => (
          <NativeSelect
            {...control}
            value={chosen.email ?? ""}
            onChange={({ target }) => {
              void change({ email: MAIL_PACES.find((one) => one === target.value) ?? null });
            }}
          >
            {mailPace(null, seat) === null ? (
              <option value="">Only about shortlists I send</option>
            ) : null}
            {MAIL_PACES.map((one) => (
              <option key={one} value={one}>
                {MAIL_PACE_LABELS[one]}
              </option>
            ))}
          </NativeSelect>
        )}
      </Choice>
      <Choice
        label="Add phone numbers and a sentence of each"
        hint="To the emails about new answers, which stay in your mailbox when a candidate is deleted here."
      >
        {(control) => (
          <Switch
            {...control}
            checked={chosen.details}
            onCheckedChange={(on) => (on ? setAsking(true) : change({ details: false }))}
          />
        )}
      </Choice>
      {asking ? (
        <ConfirmDialog
          title="Add phone numbers and a sentence of each to these emails?"
          action={{ label: "Add them", variant: "default" }}
          open
          onOpenChange={setAsking}
          onConfirm={() => {
            setAsking(false);
            change({ details: true });
          }}
        >
          When a candidate is deleted on Rolecall, by you or by themselves, emails you already got
          stay in your mailbox, with everything they say about that person. You have to delete those
          yourself, also where they were forwarded.
        </ConfirmDialog>
      ) : null}
    </>
  );
}

type Control = { id: string; "aria-describedby": string };
type ChoiceProps = { label: string; hint: string; children: (control: Control) => ReactNode };

function Choice({ label, hint, children }: ChoiceProps) {
  const id = useId();
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
      <div className="flex min-w-0 flex-1 basis-60 flex-col gap-1">
        <Label htmlFor={id}>{label}</Label>
        <p id={`${id}-hint`} className="text-muted-foreground text-sm">
          {hint}
        </p>
      </div>
      {children({ id, "aria-describedby": `${id}-hint` })}
    </div>
  );
}
