"use client";

import { type ReactNode, useEffect, useId, useState } from "react";
import { toast } from "sonner";
import { lazyPart } from "#components/shared/lazy-part";
import { usePreferences } from "#components/shared/preferences-provider";
import { useSend } from "#components/shared/use-send";
import { Label } from "#components/ui/label";
import { Switch } from "#components/ui/switch";

const ConfirmDialog = lazyPart(
  () => import("#components/shared/confirm-dialog").then((module) => module.ConfirmDialog),
  { close: ({ onOpenChange }) => onOpenChange(false) },
);

type MailChoicesProps = { mailed: boolean; details: boolean };

/** Whether new answers are mailed, and with what; the mailer's own choice wins. */
export function MailChoices({ mailed, details }: MailChoicesProps) {
  const { update } = usePreferences();
  const [chosen, setChosen] = useState({ email: mailed, details });
  const [asking, setAsking] = useState(false);
  const { send, error, rest } = useSend();

  useEffect(() => {
    if (error) toast.error(error.message);
  }, [error]);

  async function change(choice: { email: boolean } | { details: boolean }) {
    const before = chosen;
    setChosen({ ...chosen, ...choice });
    if (await send("/api/account/preferences", { notifications: choice }, "PATCH")) {
      if ("email" in choice) update({ notifications: choice });
      rest();
    } else setChosen(before);
  }

  return (
    <>
      <Choice
        label="Email me about new answers"
        hint="Who answered, with first name, rating, and hours. At most one email an hour per interview."
        checked={chosen.email}
        onChange={(email) => change({ email })}
      />
      <Choice
        label="Add phone numbers and a sentence of each"
        hint="To the emails about new answers, which stay in your mailbox when a candidate is deleted here."
        checked={chosen.details}
        onChange={(on) => (on ? setAsking(true) : change({ details: false }))}
      />
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

type ChoiceProps = {
  label: string;
  hint: ReactNode;
  checked: boolean;
  onChange: (on: boolean) => void;
};

function Choice({ label, hint, checked, onChange }: ChoiceProps) {
  const id = useId();
  return (
    <div className="flex items-center justify-between gap-6">
      <div className="flex flex-col gap-1">
        <Label htmlFor={id}>{label}</Label>
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
