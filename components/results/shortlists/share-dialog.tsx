"use client";

import { Share2 } from "lucide-react";
import { useRouter } from "next/navigation";
import { useState } from "react";
import { CopyButton } from "#components/shared/copy-button";
import { lazyPart } from "#components/shared/lazy-part";
import { confirmBeforeClose } from "#components/shared/unsaved-changes";
import { Button } from "#components/ui/button";
import { Dialog, DialogFooter } from "#components/ui/dialog";
import { Input } from "#components/ui/input";
import { Loading } from "#components/ui/spinner";
import type { ShareFormProps } from "./share-form";

// Loaded when the dialog opens.
const ShareForm = lazyPart(() => import("./share-form").then((module) => module.ShareForm), {
  loading: <Loading />,
});

/** Makes a link for somebody without an account, and shows it once. */
export function ShareDialog(props: Omit<ShareFormProps, "onMade">) {
  const router = useRouter();
  const [open, setOpen] = useState(false);
  const [made, setMade] = useState<string | null>(null);

  const onOpenChange = confirmBeforeClose((next) => {
    setOpen(next);
    if (next) return;
    if (made !== null) router.refresh();
    setMade(null);
  });

  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      trigger={
        <Button variant="outline">
          <Share2 /> Share
        </Button>
      }
      title={made === null ? "Share by link" : "Copy the link now"}
      description={
        made === null
          ? "Anyone with the link can see what you choose here, say yes, no, or maybe, and comment. Give it only to people who help you decide."
          : "For your security, we won't show it again. If you lose it, turn it off and create a new one."
      }
    >
      {made === null ? (
        <ShareForm {...props} onMade={setMade} />
      ) : (
        <div className="flex flex-col gap-3">
          <Input readOnly aria-label="Shared link" value={made} onFocus={selectAll} />
          <DialogFooter>
            <CopyButton value={made} label="Copy link" variant="default" />
          </DialogFooter>
        </div>
      )}
    </Dialog>
  );
}

function selectAll({ currentTarget }: { currentTarget: HTMLInputElement }) {
  currentTarget.select();
}
