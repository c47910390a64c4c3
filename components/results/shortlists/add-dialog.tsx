"use client";

import { ListPlus } from "lucide-react";
import { lazyPart } from "#components/shared/lazy-part";
import { Loading } from "#components/ui/spinner";
import type { BulkChoice } from "#lib/domain/results/bulk-request";
import { peopleInWords } from "#lib/domain/text/words";
import { SendDialog, useAsOpened, useSendDialog } from "../send-dialog";

// Loaded when the dialog opens.
const AddForm = lazyPart(() => import("./add-form").then((module) => module.AddForm), {
  loading: <Loading />,
});

/** Puts chosen candidates on a shortlist. */
export function AddDialog(chosen: { people: number; choice: BulkChoice }) {
  const sending = useSendDialog();
  const [{ people, choice }, dialog] = useAsOpened(chosen, sending.dialog);
  return (
    <SendDialog
      dialog={dialog}
      outlined
      trigger={
        <>
          <ListPlus /> Add to shortlist
        </>
      }
      title={`Add ${peopleInWords(people)} to a shortlist`}
      description="A shortlist is yours to put in order. Nobody else sees it until you share it."
    >
      <AddForm choice={choice} sending={sending} />
    </SendDialog>
  );
}
