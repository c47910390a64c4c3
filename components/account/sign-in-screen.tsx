import Link from "next/link";
import { textLinkClasses } from "#components/ui/text-link";
import { planInAddress, type SignInProvider } from "#lib/domain/account/after-sign-in";
import { routes, signUpPath } from "#lib/domain/core/routes";
import { isJoining, signUpToPath } from "#lib/domain/core/team-routes";
import { AccountHeading } from "./account-heading";
import { ProviderButtons } from "./provider-buttons";
import { SignInForm } from "./sign-in-form";

type SignInScreenProps = { next: string | null; providers: readonly SignInProvider[] };

/** The sign-in screen, which both /signin and /login show. */
export function SignInScreen({ next, providers }: SignInScreenProps) {
  const plan = planInAddress(next);
  return (
    <>
      <AccountHeading title="Welcome back!">
        Sign in to access your dashboard and your candidates.
      </AccountHeading>
      <SignInForm next={next ?? undefined} />
      <ProviderButtons providers={providers} flow="oauth" next={next} />
      <p className="mt-6 text-center text-muted-foreground">
        New to Rolecall?{" "}
        <Link
          href={
            plan ? signUpPath(plan) : next && isJoining(next) ? signUpToPath(next) : routes.signUp
          }
          className={textLinkClasses}
        >
          Create an account
        </Link>
      </p>
    </>
  );
}
