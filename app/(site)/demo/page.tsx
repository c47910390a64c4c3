import type { Metadata } from "next";
import Link from "next/link";
import { Screens } from "#components/site/screens";
import { Steps } from "#components/site/steps";
import { Button } from "#components/ui/button";
import { DEFAULT_PLAN } from "#lib/domain/plans/plans";
import { signUpPath } from "#lib/domain/site/routes";

export const metadata: Metadata = { title: "See it at work" };

export default function DemoPage() {
  return (
    <>
      <section className="mx-auto w-full max-w-6xl px-5 pt-10 sm:px-8 sm:pt-16">
        <h1 className="font-bold font-display text-4xl tracking-tight sm:text-5xl">
          See it at work
        </h1>
        <p className="mt-4 max-w-[60ch] text-lg text-muted-foreground sm:text-xl">
          From the first question to the shortlist with one link, shown with a made-up company.
        </p>
        <Button asChild size="lg" className="mt-8">
          <Link href={signUpPath(DEFAULT_PLAN)}>Start Free Trial</Link>
        </Button>
      </section>
      <Steps />
      <Screens />
    </>
  );
}
