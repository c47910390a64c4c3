"use client";

import { useRouter } from "next/navigation";
import { type ComponentProps, useState } from "react";
import { toast } from "sonner";
import { confirmBeforeClose } from "#components/shared/unsaved-changes";
import { useSend } from "#components/shared/use-send";
import { Button } from "#components/ui/button";
import { Dialog } from "#components/ui/dialog";

type Sent = {
  path: string;
  body: unknown;
  method?: "POST" | "PUT" | "PATCH" | "DELETE";
  /** What the toast says once it is done; it may hear what was answered. */
  done: string | ((answer: Record<string, unknown>) => string);
  /** Where the toast leads, if it does. */
  leadsTo?: (answer: Record<string, unknown>) => string;
};

/**
 * One thing that a dialog sends: done, it closes, the page looks again, and `submit` answers true; else what failed stays in
 * it.
 */
export function useSendDialog() {
  const router = useRouter();
  const { send, busy, error, clear, rest } = useSend();
  const [open, setOpen] = useState(false);

  async function submit({ path, body, method, done, leadsTo }: Sent) {
    const answer = busy ? null : await send(path, body, method);
    if (!answer) return false;
    rest();
    setOpen(false);
    const action = leadsTo && { label: "Open it", onClick: () => router.push(leadsTo(answer)) };
    toast.success(typeof done === "string" ? done : done(answer), { action });
    router.refresh();
    return true;
  }

  const onOpenChange = confirmBeforeClose((next) => {
    setOpen(next);
    clear();
  });

  return { submit, busy, error, dialog: { open, onOpenChange } };
}

/** What a dialog is about, as it was when it opened: the list behind it is read anew, and nobody sees that. */
export function useAsOpened<About>(about: About, dialog: Sending["dialog"]) {
  const [opened, setOpened] = useState(about);
  const onOpenChange = (open: boolean) => {
    if (open) setOpened(about);
    dialog.onOpenChange(open);
  };
  return [opened, { open: dialog.open, onOpenChange }] as const;
}

/** What a form within the dialog sends by, and what came of it. */
export type Sending = ReturnType<typeof useSendDialog>;

type SendDialogProps = ComponentProps<typeof Dialog> & {
  dialog: Sending["dialog"];
  /** Its button stands among those that act, and not beside what it is about. */
  outlined?: boolean;
};

/** A dialog with its own button, for what `useSendDialog` sends. */
export function SendDialog({ dialog, trigger, outlined = false, ...words }: SendDialogProps) {
  return (
    <Dialog
      {...dialog}
      trigger={
        <Button
          variant={outlined ? "outline" : "ghost"}
          className={outlined ? "px-3" : "px-3 text-muted-foreground"}
        >
          {trigger}
        </Button>
      }
      {...words}
    />
  );
}
