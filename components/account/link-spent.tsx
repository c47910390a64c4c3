import Link from "next/link";
import { buttonVariants } from "#components/ui/button";
import { routes } from "#lib/domain/routes";
import { AccountHeading } from "./account-heading";
import { BackToSignIn } from "./back-to-sign-in";

/** The reset screen without a session: the link failed, or the page was opened without one. */
export function LinkSpent({ missing }: { missing: boolean }) {
  return (
    <>
      <AccountHeading
        title={missing ? "Open the link from your mail" : "This link does not work any more"}
      >
        {missing
          ? "A new password can be chosen for a quarter of an hour after opening the link that we mailed. Your old password still works."
          : "It has expired or was used already. Nothing has changed: your old password still works."}
      </AccountHeading>
      <Link href={routes.forgotPassword} className={buttonVariants({ size: "lg" })}>
        Get a new link
      </Link>
      <BackToSignIn />
    </>
  );
}
