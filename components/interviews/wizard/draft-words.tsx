"use client";

import { Sparkles } from "lucide-react";
import { useState } from "react";
import { FormError } from "#components/shared/form-error";
import { useRestoreFocus } from "#components/shared/use-restore-focus";
import { useSend } from "#components/shared/use-send";
import { Alert } from "#components/ui/alert";
import { Button } from "#components/ui/button";
import type { AskedWords } from "#lib/domain/interviews/translations";
import { companyDate, dayIn } from "#lib/domain/text/dates";
import { type LanguageCode, languageName, textAttributes } from "#lib/domain/text/languages";
import { fieldId } from "./wizard-step";

type DraftWordsProps = {
  /** The field that the draft is for. */
  field: string;
  /** The question and its choices in the interview's own language. */
  texts: readonly string[];
  from: LanguageCode;
  to: LanguageCode;
  take: (drafted: AskedWords) => void;
};

const UNREAD = "The draft couldn't be shown. Please try again.";

const isTexts = (value: unknown, count: number): value is string[] =>
  Array.isArray(value) && value.length === count && value.every((one) => typeof one === "string");

/** A question's words in another language as a model drafts them. They are nobody's until a person takes them, and marked from then on. */
export function DraftWords(props: DraftWordsProps) {
  const { from, to, texts } = props;
  // A draft of other words is of no use.
  return <Draft key={JSON.stringify([from, to, texts])} {...props} />;
}

function Draft({ field, texts, from, to, take }: DraftWordsProps) {
  const { send, busy, error, rest } = useSend();
  const [drafted, setDrafted] = useState<string[] | null>(null);
  const [unread, setUnread] = useState(false);
  const [discarded, setDiscarded] = useState(false);
  const again = useRestoreFocus<HTMLButtonElement>(drafted === null && discarded);
  const result = useRestoreFocus<HTMLDivElement>(drafted);

  async function draft() {
    setUnread(false);
    const reply = await send("/api/interviews/translation-drafts", { from, to, texts });
    rest();
    if (reply === null) return;
    if (isTexts(reply.texts, texts.length)) setDrafted(reply.texts);
    else setUnread(true);
  }

  if (drafted === null) {
    const written = texts.every((text) => text.trim() !== "");
    return (
      <>
        <Button
          ref={again}
          variant="ghost"
          className="self-start"
          aria-disabled={busy || !written}
          onClick={() => (busy || !written ? undefined : void draft())}
        >
          <Sparkles aria-hidden />
          <span>{busy ? "Drafting…" : `Draft it in ${languageName(to)}`}</span>
        </Button>
        <FormError>{unread ? UNREAD : error?.message}</FormError>
      </>
    );
  }
  return (
    <Alert ref={result} role="status" tabIndex={-1} variant="warning">
      <p className="font-semibold">Drafted by an AI model. Candidates don't see it.</p>
      <p>Read it, or have it read by someone who speaks {languageName(to)}, before you use it.</p>
      {drafted.map((text, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a choice is its place
        <p key={index} className="mt-2 break-words" {...textAttributes(to)}>
          {text}
        </p>
      ))}
      <div className="mt-3 flex flex-wrap gap-3">
        <Button
          variant="outline"
          onClick={() => {
            const [text = "", ...options] = drafted;
            const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
            take({ text, options, drafted: dayIn(timeZone, new Date()) });
            setDrafted(null);
            document.getElementById(fieldId(field))?.focus();
          }}
        >
          Use this
        </Button>
        <Button
          variant="ghost"
          onClick={() => {
            setDrafted(null);
            setDiscarded(true);
          }}
        >
          Discard
        </Button>
      </div>
    </Alert>
  );
}

/** Says of words that a model drafted them, until somebody changes them. */
export function DraftedMark({ day }: { day: string }) {
  return (
    <p className="flex items-center gap-2 text-muted-foreground text-sm">
      <Sparkles aria-hidden className="size-4 shrink-0" />
      Drafted by AI, accepted on {companyDate(day, "UTC")}
    </p>
  );
}
