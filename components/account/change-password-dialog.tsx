"use client";

import { useState } from "react";
import { lazyPart } from "#components/shared/lazy-part";
import { Button } from "#components/ui/button";
import { Dialog } from "#components/ui/dialog";
import { Loading } from "#components/ui/spinner";

// Loaded when the dialog opens.
const ChangePasswordForm = lazyPart(
  () => import("./change-password-form").then((module) => module.ChangePasswordForm),
  { loading: <Loading /> },
);

export function ChangePasswordDialog({ email }: { email: string }) {
  const [open, setOpen] = useState(false);
  return (
    <Dialog
      open={open}
      onOpenChange={setOpen}
      trigger={<Button variant="outline">Change Password</Button>}
      title="Change Password"
      description="Changing it signs you out everywhere else."
    >
      <ChangePasswordForm email={email} onChanged={() => setOpen(false)} />
    </Dialog>
  );
}
