"use client";

import { LibraryBig } from "lucide-react";
import { useState } from "react";
import { Button } from "#components/ui/button";
import {
  Dialog,
  DialogContent,
  DialogDescription,
  DialogHeader,
  DialogTitle,
  DialogTrigger,
} from "#components/ui/dialog";
import { Field } from "#components/ui/field";
import { NativeSelect } from "#components/ui/native-select";
import type { QuestionForm } from "#lib/domain/interviews/question";
import {
  libraryQuestions,
  QUESTION_LIBRARY,
  type QuestionIdea,
  TRADES,
  type TradeKey,
} from "#lib/domain/interviews/question-library";
import { IdeaList } from "./idea-list";

type LibraryDialogProps = {
  /** The trade that is shown first: the company's own. */
  first: TradeKey;
  questions: readonly QuestionForm[];
  take: (idea: QuestionIdea) => void;
};

/** Good questions by trade, to take over and change. */
export function LibraryDialog({ first, questions, take }: LibraryDialogProps) {
  const [trade, setTrade] = useState<TradeKey>(first);
  return (
    <Dialog>
      <DialogTrigger asChild>
        <Button variant="outline" className="border-dashed">
          <LibraryBig /> Add from library
        </Button>
      </DialogTrigger>
      <DialogContent className="max-w-2xl">
        <DialogHeader>
          <DialogTitle>Question library</DialogTitle>
          <DialogDescription>
            Questions about what people did or would do. Use what fits; you can edit every word.
          </DialogDescription>
        </DialogHeader>
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
        <IdeaList ideas={libraryQuestions(trade)} questions={questions} take={take} />
      </DialogContent>
    </Dialog>
  );
}
