import { ClosingCall } from "#components/site/closing-call";
import { DemoFilm } from "#components/site/demo-film";
import { PageCrumbs } from "#components/site/page-crumbs";
import { pageMetadata } from "#components/site/page-metadata";
import { Screens } from "#components/site/screens";
import { Steps } from "#components/site/steps";
import { routes } from "#lib/domain/site/routes";
import { siteEnv } from "#lib/env/public";

export const metadata = pageMetadata({
  path: routes.demo,
  title: "See it in action",
  description:
    "How Rolecall works, from the first question to the ranked shortlist, shown screen by screen with a made-up company.",
});

export default function DemoPage() {
  return (
    <>
      <PageCrumbs name="See it in action" path={routes.demo} origin={siteEnv().origin} />
      <section className="mx-auto w-full max-w-6xl px-5 pt-10 sm:px-8 sm:pt-16">
        <h1 className="font-bold font-display text-4xl tracking-tight sm:text-5xl">
          See it in action
        </h1>
        <p className="mt-4 mb-10 max-w-text text-lg text-muted-foreground sm:text-xl">
          See one link lead from the first question to the shortlist, in the real product and with a
          made-up company. There is no sound; captions explain each step.
        </p>
        <DemoFilm />
      </section>
      <Steps />
      <Screens />
      <ClosingCall samples={false} />
    </>
  );
}
