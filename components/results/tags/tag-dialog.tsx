"use client";

import { Tag } from "lucide-react";
import { type ComponentProps, useState } from "react";
import { lazyPart } from "#components/shared/lazy-part";
import { Loading } from "#components/ui/spinner";
import { SendDialog, useSendDialog } from "../send-dialog";
import type { TagForm as Form } from "./tag-form";

// Loaded when the dialog opens.
const TagForm = lazyPart(() => import("./tag-form").then((module) => module.TagForm), {
  loading: <Loading />,
});

type TagDialogProps = Omit<ComponentProps<typeof Form>, "sending"> & { whom: string };

/** The company's own words for one candidate or many. */
export function TagDialog(props: TagDialogProps) {
  const sending = useSendDialog();
  // As it was when the window opened: the list behind it is read anew, and nobody sees that.
  const [{ whom, ...form }, setAbout] = useState(props);
  const onOpenChange = (open: boolean) => {
    if (open) setAbout(props);
    sending.dialog.onOpenChange(open);
  };
  return (
    <SendDialog
      dialog={{ ...sending.dialog, onOpenChange }}
      trigger={
        <>
          <Tag /> Tags
        </>
      }
      title={`Tag ${whom}`}
      description="Your company's own words. Candidates and clients never see them, and they don't affect scores."
    >
      <TagForm {...form} sending={sending} />
    </SendDialog>
  );
}
