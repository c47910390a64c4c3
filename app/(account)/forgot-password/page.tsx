import type { Metadata } from "next";
import { AccountHeading } from "#components/account/account-heading";
import { BackToSignIn } from "#components/account/back-to-sign-in";
import { ForgotPasswordForm } from "#components/account/forgot-password-form";
import { routes } from "#lib/domain/core/routes";

export const metadata: Metadata = {
  title: "Forgot password",
  description: "Get a link to choose a new password for your Rolecall account.",
  alternates: { canonical: routes.forgotPassword },
};

export default function ForgotPasswordPage() {
  return (
    <>
      <AccountHeading title="Forgot your password?">
        Enter your email and we'll send you a link to choose a new one.
      </AccountHeading>
      <ForgotPasswordForm />
      <BackToSignIn />
    </>
  );
}
