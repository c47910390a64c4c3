"use client";

import { useEffect, useState } from "react";
import { type InterviewDraft, newDraft } from "#lib/domain/interviews/interview-draft";
import type { InterviewForm, WizardStep } from "#lib/domain/interviews/interview-form";
import { edited } from "#lib/domain/interviews/written-for";
import { claimDraftSlot, newId } from "../draft-slot";
import { forgetDraft, keepDraft, readDraft } from "./draft-storage";

const freshDraft = () => newDraft({ interviewId: newId(), questionId: newId() });

type DraftControls = {
  /** Null until this tab has its place in the browser's storage. */
  draft: InterviewDraft | null;
  /** Names the draft for the preview. */
  slot: string;
  /** Whether the draft was found in the browser, and whether the present state is kept there. */
  restored: boolean;
  kept: boolean;
  edit: (change: Partial<InterviewForm>) => void;
  goTo: (step: WizardStep) => void;
  /** From now on a change makes it another interview: the first one may exist already. */
  markSent: () => void;
  /** Answers what it throws away. */
  startOver: () => InterviewDraft | null;
  /** The thrown away one again. */
  putBack: (draft: InterviewDraft) => void;
};

/** The wizard's state, kept in this browser with every change, so that a reload or a failed save loses nothing. */
export function useInterviewDraft(userId: string): DraftControls {
  const [slot, setSlot] = useState("");
  const [draft, setDraft] = useState<InterviewDraft | null>(null);
  const [restored, setRestored] = useState(false);
  const [kept, setKept] = useState(false);

  useEffect(() => {
    const claiming = claimDraftSlot(userId);
    let left = false;
    claiming.then(async (claim) => {
      const found = await readDraft(userId, claim.slot);
      if (left) return;
      setSlot(claim.slot);
      setDraft(found ?? freshDraft());
      setRestored(found !== null);
    });
    return () => {
      left = true;
      claiming.then((claim) => claim.release());
    };
  }, [userId]);

  useEffect(() => {
    if (draft) setKept(keepDraft(userId, slot, draft));
  }, [userId, slot, draft]);

  const update = (change: (current: InterviewDraft) => InterviewDraft) =>
    setDraft((current) => current && change(current));

  return {
    draft,
    slot,
    restored,
    kept,
    edit: (change) =>
      update(({ sent, ...current }) => ({
        ...current,
        sent: false,
        interviewId: sent ? newId() : current.interviewId,
        form: edited(current.form, change),
      })),
    goTo: (step) => update((current) => ({ ...current, step })),
    markSent: () => update((current) => ({ ...current, sent: true })),
    startOver: () => {
      forgetDraft(userId, slot);
      setDraft(freshDraft());
      setRestored(false);
      return draft;
    },
    putBack: setDraft,
  };
}
