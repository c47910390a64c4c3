"use client";

import { useRouter } from "next/navigation";
import { useEffect, useState } from "react";
import { lazyPart } from "#components/shared/lazy-part";
import { Loading } from "#components/ui/spinner";
import type { Call } from "#lib/domain/results/calls";
import { contactWords, loggedAt } from "#lib/domain/results/contact-log";
import { SendDialog, useSendDialog } from "../send-dialog";

// Loaded when the dialog opens.
const ContactForm = lazyPart(() => import("./contact-form").then((module) => module.ContactForm), {
  loading: <Loading />,
});
const DecideForm = lazyPart(
  () => import("../decisions/decide-form").then((module) => module.DecideForm),
  { loading: <Loading /> },
);

export const ASKED = "What came of it?";

type ContactDialogProps = {
  call: Pick<Call, "id" | "name" | "status" | "shown" | "contact">;
  words: readonly string[];
  /** In place of what came of it last and the name, where both stand beside it. */
  label?: string;
};

/**
 * What came of the call: one press keeps it. 'Not a fit' then asks whether to reject whoever isn't rejected yet, which stays
 * the owner's choice.
 */
export function ContactDialog({ call, words, label }: ContactDialogProps) {
  const { id, name, status, shown, contact } = call;
  const router = useRouter();
  const sending = useSendDialog();
  const { open } = sending.dialog;
  const [noFit, setNoFit] = useState(false);
  useEffect(() => {
    if (open || !noFit) return;
    setNoFit(false);
    router.refresh();
  }, [open, noFit, router]);
  const last = contact === null ? null : contactWords(contact);
  return (
    <SendDialog
      dialog={sending.dialog}
      trigger={
        label ?? (
          <>
            <span className="max-w-48 truncate">{last ?? ASKED}</span>
            <span className="sr-only">{last ? `, last with ${name}` : ` Calling ${name}`}</span>
          </>
        )
      }
      title={noFit ? `Reject ${name}?` : `What came of it with ${name}?`}
      description={
        noFit
          ? `“Not a fit” is saved. The candidate's status is still ${status}, and only you change it.`
          : contact === null
            ? "Only your company sees this."
            : `${last} · ${loggedAt(contact)}. Only your company sees this.`
      }
    >
      {noFit ? (
        <DecideForm
          attemptId={id}
          status={status}
          scores={shown}
          sending={sending}
          proposed="Rejected"
        />
      ) : (
        <ContactForm
          attemptId={id}
          last={contact}
          words={words}
          sending={sending}
          onNoFit={status === "Rejected" ? null : () => setNoFit(true)}
        />
      )}
    </SendDialog>
  );
}
