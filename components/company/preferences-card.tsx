"use client";

import { useEffect, useId, useState } from "react";
import { toast } from "sonner";
import { usePreferences } from "#components/shared/preferences-provider";
import { ShortcutSwitch } from "#components/shared/shortcut-switch";
import { useSend } from "#components/shared/use-send";
import { Card, CardContent, CardHeader, CardTitle } from "#components/ui/card";
import { Fieldset } from "#components/ui/field";
import { Label } from "#components/ui/label";
import { RadioCard, RadioGroup } from "#components/ui/radio-group";
import { Switch } from "#components/ui/switch";
import { THEMES } from "#lib/domain/account/preferences";

/** How the workspace looks in this browser, and whether new answers are mailed; the mailer's own choice wins. */
export function PreferencesCard({ mailNewAnswers }: { mailNewAnswers: boolean }) {
  const { preferences, update } = usePreferences();
  const [mailed, setMailed] = useState(mailNewAnswers);
  const { send, error, rest } = useSend();
  const id = useId();

  useEffect(() => {
    if (error) toast.error(error.message);
  }, [error]);

  async function changeMail(email: boolean) {
    setMailed(email);
    if (await send("/api/account/preferences", { notifications: { email } }, "PATCH")) {
      update({ notifications: { email } });
      rest();
    } else setMailed(!email);
  }

  return (
    <Card className="max-w-3xl">
      <CardHeader>
        <CardTitle>Preferences</CardTitle>
      </CardHeader>
      <CardContent className="flex flex-col gap-6">
        <Fieldset legend="Theme">
          <RadioGroup
            aria-label="Theme"
            value={preferences.theme}
            onValueChange={(value) => {
              const theme = THEMES.find((one) => one.value === value)?.value;
              if (theme) update({ theme });
            }}
            className="sm:grid-cols-3"
          >
            {THEMES.map(({ value, label }) => (
              <RadioCard key={value} value={value} label={label} />
            ))}
          </RadioGroup>
        </Fieldset>
        <div className="flex items-center justify-between gap-6">
          <div className="flex flex-col gap-1">
            <Label htmlFor={id}>Email me about new answers</Label>
            <p className="text-muted-foreground text-sm">
              At most one email an hour per interview.
            </p>
          </div>
          <Switch id={id} checked={mailed} onCheckedChange={changeMail} />
        </div>
        <ShortcutSwitch />
      </CardContent>
    </Card>
  );
}
