"use client";

import { lazyPart } from "#components/shared/lazy-part";
import { Button } from "#components/ui/button";
import { Dialog } from "#components/ui/dialog";
import { Loading } from "#components/ui/spinner";

// Loaded when the dialog opens.
const DeleteAccountForm = lazyPart(
  () => import("./delete-account-form").then((module) => module.DeleteAccountForm),
  { loading: <Loading /> },
);

/** The end of an account: what goes is named, the password confirms. */
export function DeleteAccountDialog({ whatGoes }: { whatGoes: string }) {
  return (
    <Dialog
      trigger={
        <Button variant="outline" className="text-destructive">
          Delete account
        </Button>
      }
      title="Delete account"
      description={whatGoes}
    >
      <DeleteAccountForm />
    </Dialog>
  );
}
