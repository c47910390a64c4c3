import type { Metadata } from "next";
import Link from "next/link";
import { AccountHeading } from "#components/account/account-heading";
import { ForgotPasswordForm } from "#components/account/forgot-password-form";
import { routes } from "#lib/domain/routes";

export const metadata: Metadata = { title: "Forgot password" };

export default function ForgotPasswordPage() {
  return (
    <>
      <AccountHeading title="Forgot your password?">
        Type your email, and we send you a link to choose a new one.
      </AccountHeading>
      <ForgotPasswordForm />
      <p className="mt-6 text-center">
        <Link
          href={routes.signIn}
          className="inline-flex min-h-11 items-center font-medium text-primary underline underline-offset-4"
        >
          Back to Sign In
        </Link>
      </p>
    </>
  );
}
