"use client";

import { Share2 } from "lucide-react";
import { type ComponentProps, useState } from "react";
import { CopyButton } from "#components/shared/copy-button";
import { Button } from "#components/ui/button";
import { Dialog } from "#components/ui/dialog";
import { SharePanel } from "./share-panel";

/** The ways to share an interview, in a window. */
export function ShareButton(props: ComponentProps<typeof SharePanel>) {
  const [open, setOpen] = useState(false);
  return (
    <Dialog
      open={open}
      onOpenChange={setOpen}
      trigger={
        <Button>
          <Share2 />
          Share
        </Button>
      }
      title="Share this interview"
      description={
        props.closed
          ? "It's closed. Once you reopen it, these links work again."
          : "Candidates need no account and no app."
      }
    >
      <CopyButton value={props.link} label="Copy interview link" className="w-full" />
      <SharePanel {...props} />
    </Dialog>
  );
}
