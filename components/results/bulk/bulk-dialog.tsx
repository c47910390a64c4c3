"use client";

import { ListChecks, Mail, Trash2 } from "lucide-react";
import { useRef } from "react";
import { lazyPart } from "#components/shared/lazy-part";
import { Button } from "#components/ui/button";
import { Dialog } from "#components/ui/dialog";
import { Loading } from "#components/ui/spinner";
import { type BulkKind, TAKE_BACK_SECONDS } from "#lib/domain/results/bulk";
import type { BulkChoice } from "#lib/domain/results/bulk-request";
import { peopleInWords } from "#lib/domain/text/words";
import { useAsOpened, useSendDialog } from "../send-dialog";
import { useBulkWork } from "./bulk-work";

// Loaded when their dialog opens.
const loading = { loading: <Loading /> };
const DecisionForm = lazyPart(
  () => import("../decisions/decision-form").then((module) => module.DecisionForm),
  loading,
);
const MailForm = lazyPart(() => import("./bulk-mail").then((module) => module.BulkMail), loading);
const DeleteForm = lazyPart(
  () => import("./bulk-delete").then((module) => module.BulkDelete),
  loading,
);

const LATER = `Starts in ${TAKE_BACK_SECONDS} seconds. Until then you can take it back.`;

const KINDS = {
  status: {
    trigger: "Set status",
    Icon: ListChecks,
    title: (whom: string) => `Set the status of ${whom}`,
    description: "One status and one reason for all. Nobody is emailed by this.",
    done: "Your decision is being saved for everyone.",
  },
  mail: {
    trigger: "Email",
    Icon: Mail,
    title: (whom: string) => `Email ${whom}`,
    description:
      "Read each text first. Everyone gets theirs only once, and replies come to your address.",
    done: LATER,
  },
  delete: {
    trigger: "Delete",
    Icon: Trash2,
    title: (whom: string) => `Delete ${whom}`,
    description: `Their answers, recordings and everything about them. You can take it back for ${TAKE_BACK_SECONDS} seconds; then it can't be undone.`,
    done: LATER,
  },
} as const;

type BulkDialogProps = {
  what: BulkKind;
  people: number;
  choice: BulkChoice;
  /** Once it was asked for. */
  onAsked?: () => void;
};

/** One thing about many: its button, and the window in which it is decided. */
export function BulkDialog({ what, onAsked, ...chosen }: BulkDialogProps) {
  const { trigger, Icon, title, description, done } = KINDS[what];
  const sending = useSendDialog();
  const { submit, busy, error } = sending;
  const [{ people, choice }, dialog] = useAsOpened(chosen, sending.dialog);
  const { look } = useBulkWork();
  const press = useRef<{ id: string; wish: string } | null>(null);
  const ask = async (body: object) => {
    // A press that nobody answered is the same one when it is sent again, unless it asks for something else by then.
    const wish = JSON.stringify([choice, body]);
    if (press.current?.wish !== wish) press.current = { id: crypto.randomUUID(), wish };
    const sent = { id: press.current.id, choice, what: { kind: what, ...body } };
    if (!(await submit({ path: "/api/attempts/bulk", body: sent, done }))) return;
    press.current = null;
    onAsked?.();
    look();
  };
  const form = { ask, busy, problem: error?.message };
  return (
    <Dialog
      {...dialog}
      trigger={
        <Button variant="outline" className="px-3">
          <Icon /> {trigger}
        </Button>
      }
      title={title(peopleInWords(people))}
      description={description}
    >
      {what === "status" ? (
        <DecisionForm {...form} proposed="Rejected" button="Set status" onSave={ask} />
      ) : null}
      {what === "mail" ? <MailForm {...form} choice={choice} /> : null}
      {what === "delete" ? <DeleteForm {...form} choice={choice} /> : null}
    </Dialog>
  );
}
