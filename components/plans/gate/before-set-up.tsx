import Link from "next/link";
import type { ReactNode } from "react";
import { SignOutButton } from "#components/shared/sign-out-button";
import { Button } from "#components/ui/button";
import { routes } from "#lib/domain/core/routes";
import { BillingFrame } from "../billing-frame";

/** The frame of a plan that was paid for before its company is set up: no sidebar to pages that are not there yet. */
export function BeforeSetUp({ children }: { children: ReactNode }) {
  return (
    <BillingFrame
      actions={
        <>
          <Button asChild variant="outline">
            <Link href={routes.postSignup}>Set up your company</Link>
          </Button>
          <SignOutButton />
        </>
      }
    >
      {children}
    </BillingFrame>
  );
}
