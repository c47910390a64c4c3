"use client";

import { Tag } from "lucide-react";
import type { ComponentProps } from "react";
import { lazyPart } from "#components/shared/lazy-part";
import { Loading } from "#components/ui/spinner";
import { SendDialog, useAsOpened, useSendDialog } from "../send-dialog";
import type { TagForm as Form } from "./tag-form";

// Loaded when the dialog opens.
const TagForm = lazyPart(() => import("./tag-form").then((module) => module.TagForm), {
  loading: <Loading />,
});

type TagDialogProps = Omit<ComponentProps<typeof Form>, "sending"> & {
  whom: string;
  outlined?: boolean;
};

/** The company's own words for one candidate or many. */
export function TagDialog({ outlined = false, ...props }: TagDialogProps) {
  const sending = useSendDialog();
  const [{ whom, ...form }, dialog] = useAsOpened(props, sending.dialog);
  return (
    <SendDialog
      dialog={dialog}
      outlined={outlined}
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
