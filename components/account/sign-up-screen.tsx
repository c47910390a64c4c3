import Link from "next/link";
import type { ReactNode } from "react";
import { textLinkClasses } from "#components/ui/text-link";
import type { SignInProvider } from "#lib/domain/account/after-sign-in";
import { loginPath, routes } from "#lib/domain/core/routes";
import { CARD_LATER, CARD_NEEDED, TRIAL_DAYS } from "#lib/domain/plans/billing";
import type { OfferedPlan } from "#lib/domain/plans/plans";
import { AccountHeading } from "./account-heading";
import { ProviderButtons } from "./provider-buttons";
import { SignUpForm } from "./sign-up-form";

type SignUpScreenProps = {
  plan: OfferedPlan | undefined;
  /** The invitation to join that they go on to, for whom no plan is picked. */
  next?: string | null;
  providers: readonly SignInProvider[];
  /** What waits for them behind it, in one line below the heading. */
  notice?: ReactNode;
};

export function SignUpScreen({ plan, next = null, providers, notice }: SignUpScreenProps) {
  return (
    <>
      {next ? (
        <AccountHeading title="Create an account to join">
          Use the email address that your invitation came to. It costs you nothing.
        </AccountHeading>
      ) : (
        <AccountHeading title={`Start Your Free ${TRIAL_DAYS}-Day Trial`}>
          <span>No charges today, cancel anytime.</span> {CARD_NEEDED} {CARD_LATER}
        </AccountHeading>
      )}
      {notice}
      <SignUpForm plan={plan} next={next} />
      {next ? null : (
        <div className="mt-4 flex flex-col gap-1 text-center text-muted-foreground text-sm">
          <p>Takes less than 2 minutes to set up.</p>
          <p>Cancel anytime · {TRIAL_DAYS} days free</p>
        </div>
      )}
      <ProviderButtons providers={providers} flow={next ? "oauth" : "processing"} next={next} />
      <p className="mt-6 text-center text-muted-foreground">
        Already have an account?{" "}
        <Link href={next ? loginPath(next) : routes.signIn} className={textLinkClasses}>
          Sign in
        </Link>
      </p>
    </>
  );
}
