"use client";

import { CopyButton } from "#components/shared/copy-button";
import {
  Dialog,
  DialogContent,
  DialogDescription,
  DialogFooter,
  DialogHeader,
  DialogTitle,
} from "#components/ui/dialog";
import { Input } from "#components/ui/input";

/** Shows an endpoint's secret, once. */
export function SecretDialog({ secret, onClose }: { secret: string | null; onClose: () => void }) {
  return (
    <Dialog open={secret !== null} onOpenChange={(open) => (open ? undefined : onClose())}>
      <DialogContent>
        <DialogHeader>
          <DialogTitle>Copy the signing secret now</DialogTitle>
          <DialogDescription>
            Your endpoint checks with it that a message comes from Rolecall. For safety it isn't
            shown again. If it gets lost, make a new one.
          </DialogDescription>
        </DialogHeader>
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
      </DialogContent>
    </Dialog>
  );
}
