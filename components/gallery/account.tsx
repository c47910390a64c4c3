import type { ReactNode } from "react";
import { AccountFrame } from "#components/account/account-frame";
import { AccountHeading } from "#components/account/account-heading";
import { BrokenSession } from "#components/account/broken-session";
import { CallbackScreen } from "#components/account/callback-screen";
import { CompleteProfileForm } from "#components/account/complete-profile-form";
import { ConfirmDeletion } from "#components/account/confirm-deletion";
import { ConfirmMailedLink } from "#components/account/confirm-mailed-link";
import { ExpiredLink } from "#components/account/expired-link";
import { ForgotPasswordForm } from "#components/account/forgot-password-form";
import { JoinCompany } from "#components/account/join-company";
import { ResetPasswordForm } from "#components/account/reset-password-form";
import { SignInScreen } from "#components/account/sign-in-screen";
import { SignUpScreen } from "#components/account/sign-up-screen";
import { VerifyBanner } from "#components/account/verify-banner";
import { VerifyEmail } from "#components/account/verify-email";
import { ErrorScreen } from "#components/shared/error-screen";
import { LONG_ADDRESS, LONG_NAME, LONG_TITLE } from "./examples/long";
import { owner } from "./examples/owner";
import type { Shown } from "./states";

const inFrame = (children: ReactNode) => <AccountFrame>{children}</AccountFrame>;

const joining = { token: "t", email: owner.email, needsName: true };
const invitation = {
  state: "open" as const,
  email: owner.email,
  role: "viewer" as const,
  company: "Bright Cleaning",
  by: "Dana Bright",
};

export const ACCOUNT: readonly Shown[] = [
  {
    name: "Sign in",
    states: {
      empty: () => inFrame(<SignInScreen next={null} providers={["google", "facebook"]} />),
    },
  },
  {
    name: "Sign up",
    states: {
      empty: () => inFrame(<SignUpScreen plan={undefined} providers={[]} />),
      "with a plan": () => inFrame(<SignUpScreen plan="LAUNCH" providers={["google"]} />),
    },
  },
  {
    name: "Join a company",
    states: {
      open: () => inFrame(<JoinCompany {...joining} invitation={invitation} />),
      "open and long": () =>
        inFrame(
          <JoinCompany
            {...joining}
            needsName={false}
            invitation={{ ...invitation, company: LONG_TITLE, by: LONG_NAME }}
          />,
        ),
      used: () =>
        inFrame(<JoinCompany {...joining} invitation={{ ...invitation, state: "used" }} />),
      unknown: () => inFrame(<JoinCompany {...joining} invitation={null} />),
      "another account": () =>
        inFrame(<JoinCompany {...joining} email={LONG_ADDRESS} invitation={invitation} />),
    },
  },
  {
    name: "Password",
    states: {
      forgotten: () => inFrame(<ForgotPasswordForm />),
      new: () => inFrame(<ResetPasswordForm />),
      "link expired": () => inFrame(<ExpiredLink missing={false} />),
      "link missing": () => inFrame(<ExpiredLink missing />),
    },
  },
  {
    name: "Mailed links",
    states: {
      confirm: () =>
        inFrame(<ConfirmMailedLink handler="/api/auth/confirm" body={{}} kind="signup" />),
      "prove an address": () => inFrame(<VerifyEmail token="t" />),
      "delete the account": () =>
        inFrame(
          <ConfirmDeletion
            token="t"
            companyName={LONG_NAME}
            lost={{ credit: 12_345, running: "SCALE" }}
          />,
        ),
    },
  },
  {
    name: "Complete your profile",
    states: {
      empty: () =>
        inFrame(
          <>
            <AccountHeading title="Complete Your Profile">Tell us your name.</AccountHeading>
            <CompleteProfileForm
              initial={{ firstName: "", lastName: "", companyName: "", email: owner.email }}
            />
          </>,
        ),
      long: () =>
        inFrame(
          <CompleteProfileForm
            initial={{
              firstName: LONG_NAME,
              lastName: LONG_NAME,
              companyName: LONG_TITLE,
              email: LONG_ADDRESS,
            }}
          />,
        ),
    },
  },
  {
    name: "Back from Google or Facebook",
    states: { error: () => inFrame(<CallbackScreen flow="oauth" refused />) },
  },
  { name: "Address not proved", states: { long: () => <VerifyBanner email={LONG_ADDRESS} /> } },
  {
    name: "Errors",
    states: {
      "session without a profile": () => inFrame(<BrokenSession />),
      "page failed": () => <ErrorScreen error={Object.assign(new Error(), { digest: "1234" })} />,
    },
  },
];
