import Link from "next/link";
import { PageCrumbs } from "#components/site/page-crumbs";
import { pageMetadata } from "#components/site/page-metadata";
import { Screens } from "#components/site/screens";
import { Steps } from "#components/site/steps";
import { Button } from "#components/ui/button";
import { DEFAULT_PLAN } from "#lib/domain/plans/plans";
import { routes, signUpPath } from "#lib/domain/site/routes";
import { siteEnv } from "#lib/env/public";

export const metadata = pageMetadata({
  path: routes.demo,
  title: "See it at work",
  description:
    "How Rolecall works, from the first question to the ranked shortlist, shown screen by screen with a made-up company.",
});

export default function DemoPage() {
  return (
    <>
      <PageCrumbs name="See it at work" path={routes.demo} origin={siteEnv().origin} />
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
