"use client";

import { useRouter } from "next/navigation";
import { type ReactNode, useState } from "react";
import { toast } from "sonner";
import { request } from "#lib/browser/request";
import { ConfirmDialog } from "./confirm-dialog";

type ConfirmDeleteProps = {
  /** What is asked to delete it. */
  path: string;
  title: string;
  /** What goes with it. */
  children: ReactNode;
  toasts: { deleting?: string; deleted: string; failed: string };
  open: boolean;
  onOpenChange: (open: boolean) => void;
};

/** Asks once before something is deleted for good. If it may not be, as under a legal hold, the dialog says why. */
export function ConfirmDelete({
  path,
  title,
  children,
  toasts,
  open,
  onOpenChange,
}: ConfirmDeleteProps) {
  const router = useRouter();
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);

  function change(next: boolean) {
    setRefusal(null);
    onOpenChange(next);
  }

  async function remove() {
    setBusy(true);
    setRefusal(null);
    const id = toasts.deleting === undefined ? undefined : toast.loading(toasts.deleting);
    const answer = await request(path, { method: "DELETE", body: {} });
    setBusy(false);
    if (answer.ok) {
      change(false);
      toast.success(toasts.deleted, { id });
      router.refresh();
      return;
    }
    const { code, message } = answer.refusal;
    if (code === "conflict") setRefusal(message);
    else change(false);
    toast.error(toasts.failed, { id });
  }

  return (
    <ConfirmDialog
      title={title}
      busy={busy}
      refusal={refusal}
      open={open}
      action={{ label: "Delete", busyLabel: "Deleting…" }}
      onOpenChange={change}
      onConfirm={() => void remove()}
    >
      {children}
    </ConfirmDialog>
  );
}
