"use client";

import { CopyButton } from "#components/shared/copy-button";
import { Dialog, DialogFooter } from "#components/ui/dialog";
import { Input } from "#components/ui/input";

/** Shows an endpoint's secret, once. */
export function SecretDialog({ secret, onClose }: { secret: string | null; onClose: () => void }) {
  return (
    <Dialog
      open={secret !== null}
      onOpenChange={(open) => (open ? undefined : onClose())}
      title="Copy the signing secret now"
      description="Your endpoint uses it to check that a message comes from Rolecall. For your security, we won't show it again. If you lose it, make a new one."
    >
      <Input
        readOnly
        aria-label="Signing secret"
        value={secret ?? ""}
        className="font-mono text-sm"
        onFocus={({ currentTarget }) => currentTarget.select()}
      />
      <DialogFooter>
        <CopyButton value={secret ?? ""} label="Copy secret" variant="default" />
      </DialogFooter>
    </Dialog>
  );
}
