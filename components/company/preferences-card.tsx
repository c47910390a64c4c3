"use client";

import { usePreferences } from "#components/shared/preferences-provider";
import { ShortcutSwitch } from "#components/shared/shortcut-switch";
import { Card, CardContent, CardHeader, CardTitle } from "#components/ui/card";
import { Fieldset } from "#components/ui/field";
import { RadioCard, RadioGroup } from "#components/ui/radio-group";
import type { MailPace } from "#lib/domain/account/mail-choice";
import { THEMES } from "#lib/domain/account/preferences";
import type { SeatRole } from "#lib/domain/company/team";
import { MailChoices } from "./mail-choices";

type PreferencesCardProps = {
  mailAnswers: MailPace | null;
  mailDetails: boolean;
  seat: SeatRole;
};

/** How the workspace looks in this browser, and what is mailed about new answers. */
export function PreferencesCard({ mailAnswers, mailDetails, seat }: PreferencesCardProps) {
  const { preferences, update } = usePreferences();

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
        <MailChoices pace={mailAnswers} seat={seat} details={mailDetails} />
        <ShortcutSwitch />
      </CardContent>
    </Card>
  );
}
