import Link from "next/link";
import { textLinkClasses } from "#components/ui/text-link";
import type { SignInProvider } from "#lib/domain/account/after-sign-in";
import { routes } from "#lib/domain/core/routes";
import { CARD_NEEDED, TRIAL_DAYS } from "#lib/domain/plans/billing";
import type { OfferedPlan } from "#lib/domain/plans/plans";
import { AccountHeading } from "./account-heading";
import { ProviderButtons } from "./provider-buttons";
import { SignUpForm } from "./sign-up-form";

type SignUpScreenProps = {
  plan: OfferedPlan | undefined;
  providers: readonly SignInProvider[];
};

export function SignUpScreen({ plan, providers }: SignUpScreenProps) {
  return (
    <>
      <AccountHeading title={`Start Your Free ${TRIAL_DAYS}-Day Trial`}>
        <span>No charges today, cancel anytime.</span>{" "}
        <span className="text-base">{CARD_NEEDED}</span>
      </AccountHeading>
      <SignUpForm plan={plan} />
      <div className="mt-4 flex flex-col gap-1 text-center text-muted-foreground text-sm">
        <p>Takes less than 2 minutes to set up.</p>
        <p>Cancel anytime · {TRIAL_DAYS} days free</p>
      </div>
      <ProviderButtons providers={providers} flow="processing" />
      <p className="mt-6 text-center text-muted-foreground">
        Already have an account?{" "}
        <Link href={routes.signIn} className={textLinkClasses}>
          Sign in
        </Link>
      </p>
    </>
  );
}
