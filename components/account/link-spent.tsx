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
        title={missing ? "Open the link from your email" : "This link no longer works"}
      >
        {missing
          ? "After you open the link we emailed, you have 15 minutes to choose a new password. Your old password still works."
          : "It has expired or has already been used. Your old password still works."}
      </AccountHeading>
      <Link href={routes.forgotPassword} className={buttonVariants({ size: "lg" })}>
        Get a new link
      </Link>
      <BackToSignIn />
    </>
  );
}
