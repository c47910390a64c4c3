import { Eye } from "lucide-react";
import type { ReactNode } from "react";
import { Button } from "#components/ui/button";
import { Card, CardContent } from "#components/ui/card";
import { draftPreviewPath } from "#lib/domain/core/routes";
import { deadlineInWords } from "#lib/domain/interviews/deadline";
import { deadlineOf, type InterviewForm } from "#lib/domain/interviews/interview-form";
import { otherLanguages } from "#lib/domain/interviews/translations";
import { languagesToRead } from "#lib/domain/interviews/written-for";
import { estimatedMinutes } from "#lib/domain/room/room";
import { toRoomQuestion } from "#lib/domain/room/room-interview";
import { languageName } from "#lib/domain/text/languages";

type WizardSummaryProps = { form: InterviewForm; timeZone: string; slot: string };

/** What candidates will get, as it stands now. */
export function WizardSummary({ form, timeZone, slot }: WizardSummaryProps) {
  const minutes = estimatedMinutes(
    form.questions.map((question) => toRoomQuestion(question, form.language)),
  );
  const video = form.questions.filter(({ answerType }) => answerType === "video").length;
  const text = form.questions.length - video;
  const retakes = form.questions.some(
    ({ answerType, maxRetakes }) => answerType === "video" && maxRetakes > 0,
  );
  const deadline = deadlineOf(form, timeZone);
  const toRead = languagesToRead(form);
  return (
    <Card>
      <CardContent className="flex flex-col gap-5">
        <h2 className="font-semibold text-lg">What candidates get</h2>
        <p className="flex items-baseline gap-2">
          <span className="text-muted-foreground text-sm">About</span>
          <span className="font-display font-semibold text-4xl tabular-nums">{minutes}</span>
          <span className="text-muted-foreground text-sm">
            {retakes ? "minutes, not counting retakes" : "minutes"}
          </span>
        </p>
        <dl className="flex flex-col gap-3 text-sm">
          <Line name="Questions">
            {[video && `${video} by video`, text && `${text} in writing`]
              .filter(Boolean)
              .join(", ")}
          </Line>
          <Line name="Language">
            {[form.language, ...otherLanguages(form)].map(languageName).join(", ")}
          </Line>
          {toRead.length > 0 ? (
            <Line name="Translations to check">{toRead.map(languageName).join(", ")}</Line>
          ) : null}
          <Line name="Hints and tips">{form.showHints ? "Shown" : "Hidden"}</Line>
          <Line name="Availability">{form.showAvailability ? "Requested" : "Not requested"}</Line>
          {form.kiosk ? <Line name="Kiosk mode">On</Line> : null}
          {form.requirePhone ? <Line name="Phone number">Required</Line> : null}
          <Line name="Deadline">
            {deadline ? deadlineInWords(deadline, timeZone) : "No deadline"}
          </Line>
        </dl>
        <div className="flex flex-col gap-2">
          <Button variant="outline" asChild>
            <a href={draftPreviewPath(slot, form.language)} target="_blank" rel="noopener">
              <Eye />
              Preview as a candidate
            </a>
          </Button>
          <p className="text-muted-foreground text-sm">
            Opens in a new tab. Nothing is saved or counted.
          </p>
        </div>
      </CardContent>
    </Card>
  );
}

function Line({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="flex justify-between gap-4">
      <dt className="shrink-0 text-muted-foreground">{name}</dt>
      <dd className="text-right font-medium">{children}</dd>
    </div>
  );
}
