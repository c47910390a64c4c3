import { CircleCheck, Plug, TriangleAlert } from "lucide-react";
import { atsName } from "#lib/domain/integrations/catalogue";
import type { ShownIntegration } from "#lib/domain/integrations/connection";
import { documentsNote } from "#lib/domain/integrations/delivery-words";
import { ATS_TEXTS, refusedWords } from "#lib/domain/integrations/texts";

/** Whether an ATS is connected and lets us in, and what comes of it. */
export function ConnectionState({ integration }: { integration: ShownIntegration | undefined }) {
  if (integration === undefined)
    return (
      <>
        <span className="grid size-16 place-items-center rounded-xl bg-tint text-tint-foreground">
          <Plug aria-hidden className="size-7" />
        </span>
        <Words title={ATS_TEXTS.none} text={ATS_TEXTS.intro} />
      </>
    );
  const { appId, refused } = integration;
  if (refused)
    return (
      <>
        <TriangleAlert aria-hidden className="size-16 text-score-medium" />
        <Words {...refusedWords(atsName(appId))} />
      </>
    );
  return (
    <>
      <CircleCheck aria-hidden className="size-16 text-score-good" />
      <Words
        title={ATS_TEXTS.connected}
        text={ATS_TEXTS.delivery}
        notes={[
          documentsNote(appId),
          "On each interview's edit page, choose the matching job in your ATS.",
        ]}
      />
    </>
  );
}

type WordsProps = { title: string; text: string; notes?: readonly (string | null)[] };

function Words({ title, text, notes = [] }: WordsProps) {
  return (
    <div className="flex max-w-md flex-col gap-1">
      <h2 className="font-semibold text-lg">{title}</h2>
      <p className="text-muted-foreground">{text}</p>
      {notes.map((note) =>
        note === null ? null : (
          <p key={note} className="text-muted-foreground text-sm">
            {note}
          </p>
        ),
      )}
    </div>
  );
}
