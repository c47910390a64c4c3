"use client";

import { Pencil } from "lucide-react";
import { lazyPart } from "#components/shared/lazy-part";
import { Loading } from "#components/ui/spinner";
import { SendDialog, useSendDialog } from "../send-dialog";

// Loaded when the dialog opens.
const RenameForm = lazyPart(() => import("./rename-form").then((module) => module.RenameForm), {
  loading: <Loading />,
});

/** Gives a shortlist another name. */
export function RenameDialog({ shortlistId, name }: { shortlistId: string; name: string }) {
  const sending = useSendDialog();
  return (
    <SendDialog
      dialog={sending.dialog}
      trigger={
        <>
          <Pencil /> Rename
        </>
      }
      title="Rename this shortlist"
      description="Only your company sees its name, and it stands on the PDF."
    >
      <RenameForm shortlistId={shortlistId} name={name} sending={sending} />
    </SendDialog>
  );
}
