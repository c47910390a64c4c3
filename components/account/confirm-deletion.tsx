"use client";

import { FormError } from "#components/shared/form-error";
import { useSend } from "#components/shared/use-send";
import { Button, buttonVariants } from "#components/ui/button";
import { deletionWords, type LostWithAccount } from "#lib/domain/account/account-deletion";
import { routes } from "#lib/domain/core/routes";
import { AccountHeading } from "./account-heading";

/** The end of an account after its mailed link was opened; one more press, as opening a link confirms nothing. */
export function ConfirmDeletion({
  token,
  companyName,
  lost,
}: {
  token: string;
  companyName: string;
  lost: LostWithAccount;
}) {
  const { send, busy, error } = useSend();

  async function confirm() {
    const reply = await send("/api/account/deletion", { token });
    if (reply) window.location.replace(String(reply.next ?? routes.home));
  }

  return (
    <>
      <AccountHeading title="Delete account">{deletionWords(companyName, lost)}</AccountHeading>
      <div className="flex flex-col gap-3">
        <FormError>{error?.message}</FormError>
        <Button variant="destructive" size="lg" disabled={busy} onClick={confirm}>
          {busy ? "Deleting..." : "Permanently delete account"}
        </Button>
        <a href={routes.settings} className={buttonVariants({ variant: "outline", size: "lg" })}>
          Keep my account
        </a>
      </div>
    </>
  );
}
