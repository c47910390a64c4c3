"use client";

import { LibraryBig, Plus } from "lucide-react";
import { useState } from "react";
import { flushSync } from "react-dom";
import { lazyPart } from "#components/shared/lazy-part";
import { Button } from "#components/ui/button";
import { Dialog } from "#components/ui/dialog";
import { FieldError } from "#components/ui/field";
import { Loading } from "#components/ui/spinner";
import { INTERVIEW_PROBLEMS } from "#lib/domain/interviews/interview";
import type { ProviderName } from "#lib/domain/interviews/provider";
import {
  differsElsewhere,
  moveQuestion,
  newQuestion,
  putBackQuestion,
  type QuestionForm,
  removeQuestion,
  withOptionsOf,
} from "#lib/domain/interviews/question";
import { type QuestionIdea, withIdea } from "#lib/domain/interviews/question-idea";
import type { TradeKey } from "#lib/domain/interviews/question-library";
import { otherLanguages, savedIn } from "#lib/domain/interviews/translations";
import { LANGUAGES } from "#lib/domain/text/languages";
import { newId } from "../draft-slot";
import { DraftDialog } from "./draft-dialog";
import type { LibraryChoiceProps } from "./library-choice";
import { moveButtonId, QuestionCard } from "./question-card";
import { RemovedNote } from "./removed-note";
import { ScreeningSection } from "./screening-section";
import { fieldId, type StepProps } from "./wizard-step";

type QuestionsStepProps = StepProps & {
  canDraft: boolean;
  trade: TradeKey;
  provider: ProviderName;
};

const UNDO_ID = fieldId("undo-question");

/** The list of questions. Focus follows what was added or moved, and every change is said aloud. */
export function QuestionsStep({ canDraft, trade, provider, ...step }: QuestionsStepProps) {
  const { form, problems, edit } = step;
  const { questions } = form;
  const [said, setSaid] = useState("");
  const [atLeastOne, setAtLeastOne] = useState(false);
  /** The last one that was removed with text in it. */
  const [removed, setRemoved] = useState<QuestionForm | null>(null);

  function rearrange(
    next: QuestionForm[],
    words: string,
    focus: string,
    gone: QuestionForm | null = null,
  ) {
    flushSync(() => {
      edit({ questions: next });
      setSaid(words);
      setAtLeastOne(false);
      setRemoved(gone);
    });
    document.getElementById(focus)?.focus();
  }

  function change(changed: QuestionForm, options: Partial<QuestionForm>) {
    setAtLeastOne(false);
    // What the library says in a language that was never shown is said of its own words only.
    const languages = LANGUAGES.map(({ code }) => code).filter((code) => form.translations[code]);
    const kept = options.text !== undefined && {
      translations: savedIn({ ...form, languages }, changed.translations),
    };
    edit({
      questions: questions.map((one) =>
        one.id === changed.id ? { ...one, ...kept, ...options } : one,
      ),
    });
  }

  function add() {
    const added = newQuestion(newId(), questions.length + 1);
    rearrange([...questions, added], `Question ${added.order} added`, fieldId(added.id));
  }

  /** From the library or a draft; the window stays open, so that several can be taken. */
  function take(idea: QuestionIdea) {
    setAtLeastOne(false);
    edit({ questions: withIdea(questions, idea, newId()) });
  }

  function remove(question: QuestionForm) {
    const { id, order, text } = question;
    if (questions.length === 1) return setAtLeastOne(true);
    const left = removeQuestion(questions, id);
    const words = `Question ${order} removed, ${left.length} left`;
    if (text.trim() !== "") return rearrange(left, words, UNDO_ID, question);
    const neighbor = left[Math.min(order, left.length) - 1];
    rearrange(left, words, fieldId(neighbor?.id ?? ""));
  }

  function undo(question: QuestionForm) {
    const words = `Question ${question.order} is back`;
    rearrange(putBackQuestion(questions, question), words, fieldId(question.id));
  }

  function shareOptions(question: QuestionForm) {
    const words = `All ${question.answerType} questions now have the options of question ${question.order}`;
    rearrange(withOptionsOf(questions, question), words, moveButtonId(question.id, 1));
  }

  function move({ id, order }: QuestionForm, step: -1 | 1) {
    const to = order + step;
    if (to < 1 || to > questions.length) return;
    const words = `Question moved to position ${to} of ${questions.length}`;
    rearrange(moveQuestion(questions, id, step), words, moveButtonId(id, step));
  }

  const note = (question: QuestionForm) => (
    <RemovedNote
      key="removed"
      what={`Question ${question.order}`}
      text={question.text}
      id={UNDO_ID}
      undo={() => undo(question)}
    />
  );
  const cards = questions.map((question) => (
    <QuestionCard
      key={question.id}
      question={question}
      count={questions.length}
      error={problems[question.id]}
      languages={otherLanguages(form)}
      draftFrom={canDraft ? form.language : null}
      edit={(options) => change(question, options)}
      move={(step) => move(question, step)}
      remove={() => remove(question)}
      toAll={differsElsewhere(questions, question) ? () => shareOptions(question) : null}
    />
  ));
  return (
    <div className="flex flex-col gap-4">
      <ol className="flex flex-col gap-4">
        {removed === null ? cards : cards.toSpliced(removed.order - 1, 0, note(removed))}
      </ol>
      <FieldError>{atLeastOne ? INTERVIEW_PROBLEMS.noQuestions : problems.questions}</FieldError>
      <div className="grid gap-3 sm:grid-flow-col sm:auto-cols-fr">
        <Button variant="outline" className="border-dashed" onClick={add}>
          <Plus />
          Add question
        </Button>
        <LibraryDialog first={trade} language={form.language} questions={questions} take={take} />
        {canDraft ? <DraftDialog form={form} take={take} /> : null}
      </div>
      {provider === "native" || form.screening.length > 0 ? (
        <ScreeningSection {...step} canDraft={canDraft} />
      ) : null}
      <p className="text-muted-foreground text-sm">
        We check questions in English and Spanish for topics you shouldn't ask candidates about,
        such as age, family, or national origin. Other languages aren't checked. This isn't legal
        advice.
      </p>
      <p aria-live="polite" className="sr-only">
        {said}
      </p>
    </div>
  );
}

// Loaded when the dialog opens, with the whole library.
const LibraryChoice = lazyPart(
  () => import("./library-choice").then((module) => module.LibraryChoice),
  { loading: <Loading /> },
);

/** Good questions by trade, to take over and change. */
function LibraryDialog(props: LibraryChoiceProps) {
  return (
    <Dialog
      trigger={
        <Button variant="outline" className="border-dashed">
          <LibraryBig /> Add from library
        </Button>
      }
      className="max-w-2xl"
      title="Question library"
      description="Questions about what people did or would do. Use what fits; you can edit every word."
    >
      <LibraryChoice {...props} />
    </Dialog>
  );
}
