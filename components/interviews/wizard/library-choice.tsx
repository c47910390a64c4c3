"use client";

import { useState } from "react";
import { Field } from "#components/ui/field";
import { NativeSelect } from "#components/ui/native-select";
import type { QuestionForm } from "#lib/domain/interviews/question";
import type { QuestionIdea } from "#lib/domain/interviews/question-idea";
import {
  libraryQuestions,
  QUESTION_LIBRARY,
  TRADES,
  type TradeKey,
} from "#lib/domain/interviews/question-library";
import type { LanguageCode } from "#lib/domain/text/languages";
import { IdeaList } from "./idea-list";

export type LibraryChoiceProps = {
  /** The trade that is shown first: the company's own. */
  first: TradeKey;
  /** The interview's own language. */
  language: LanguageCode;
  questions: readonly QuestionForm[];
  take: (idea: QuestionIdea) => void;
};

/** One trade's questions. */
export function LibraryChoice({ first, language, questions, take }: LibraryChoiceProps) {
  const [trade, setTrade] = useState<TradeKey>(first);
  return (
    <>
      <Field label="Trade">
        {(control) => (
          <NativeSelect
            {...control}
            value={trade}
            onChange={(event) =>
              setTrade(TRADES.find((key) => key === event.target.value) ?? trade)
            }
          >
            {TRADES.map((key) => (
              <option key={key} value={key}>
                {QUESTION_LIBRARY[key].name}
              </option>
            ))}
          </NativeSelect>
        )}
      </Field>
      <IdeaList ideas={libraryQuestions(trade, language)} questions={questions} take={take} />
    </>
  );
}
