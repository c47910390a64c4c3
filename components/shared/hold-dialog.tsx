"use client";

import { useRouter } from "next/navigation";
import { useState } from "react";
import { toast } from "sonner";
import { Button } from "#components/ui/button";
import { Dialog } from "#components/ui/dialog";
import { Loading } from "#components/ui/spinner";
import type { HoldOn } from "#lib/domain/company/retention";
import { lazyPart } from "./lazy-part";
import { confirmBeforeClose } from "./unsaved-changes";

// Loaded when the dialog opens.
const HoldForm = lazyPart(() => import("./hold-form").then((module) => module.HoldForm), {
  loading: <Loading />,
});

/** Puts an interview or a candidate on legal hold, with the reason. */
export function HoldDialog({ on, name }: { on: HoldOn; name: string }) {
  const router = useRouter();
  const [open, setOpen] = useState(false);

  function onSet() {
    setOpen(false);
    toast.success("Legal hold set");
    router.refresh();
  }

  return (
    <Dialog
      open={open}
      onOpenChange={confirmBeforeClose(setOpen)}
      trigger={
        <Button variant="ghost" size="sm" className="text-muted-foreground">
          Legal hold
        </Button>
      }
      title={`Put ${name} on legal hold`}
      description={`While the hold is on, nothing about ${name} is deleted automatically. You can lift it in Company Settings. Candidates can still have their own data deleted. A second try you're waiting for ends, because new answers would replace the ones you have to keep.`}
    >
      <HoldForm on={on} onSet={onSet} />
    </Dialog>
  );
}
