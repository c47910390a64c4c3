"use client";

import { ListPlus } from "lucide-react";
import { lazyPart } from "#components/shared/lazy-part";
import { Loading } from "#components/ui/spinner";
import { peopleInWords } from "#lib/domain/text/words";
import { SendDialog, useSendDialog } from "../send-dialog";

// Loaded when the dialog opens.
const AddForm = lazyPart(() => import("./add-form").then((module) => module.AddForm), {
  loading: <Loading />,
});

/** Puts chosen candidates on a shortlist. */
export function AddDialog({ attemptIds }: { attemptIds: string[] }) {
  const sending = useSendDialog();
  return (
    <SendDialog
      dialog={sending.dialog}
      outlined
      trigger={
        <>
          <ListPlus /> Add to shortlist
        </>
      }
      title={`Add ${peopleInWords(attemptIds.length)} to a shortlist`}
      description="A shortlist is yours to put in order. Nobody else sees it until you share it."
    >
      <AddForm attemptIds={attemptIds} sending={sending} />
    </SendDialog>
  );
}
