import Link from "next/link";
import { buttonVariants } from "#components/ui/button";
import { RECOVERY_MINUTES } from "#lib/domain/account/mailed-links";
import { routes } from "#lib/domain/core/routes";
import { AccountHeading } from "./account-heading";
import { BackToSignIn } from "./back-to-sign-in";

/** The reset screen without a session: the link failed, or the page was opened without one. */
export function ExpiredLink({ missing }: { missing: boolean }) {
  return (
    <>
      <AccountHeading
        title={missing ? "Open the link from your email" : "This link no longer works"}
      >
        {missing
          ? `After you open the link we emailed, you have ${RECOVERY_MINUTES} minutes to choose a new password. Until you do, your password stays the same.`
          : "It has expired, has already been used, or a newer email replaced it. If you chose a new password with it, sign in with that one. If not, your old password still works."}
      </AccountHeading>
      <Link href={routes.forgotPassword} className={buttonVariants({ size: "lg" })}>
        Get a new link
      </Link>
      <BackToSignIn />
    </>
  );
}
