import { DemoFilm, FirstLinkFilm } from "#components/site/demo/demo-film";
import { ClosingCta } from "#components/site/landing/closing-cta";
import { Screens } from "#components/site/landing/screens";
import { Steps } from "#components/site/landing/steps";
import { Breadcrumbs } from "#components/site/metadata/breadcrumbs";
import { pageMetadata } from "#components/site/metadata/page-metadata";
import { routes } from "#lib/domain/core/routes";
import { ownClaims } from "#lib/domain/site/claims";
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
      <Breadcrumbs name="See it in action" path={routes.demo} origin={siteEnv().origin} />
      <section className="mx-auto w-full max-w-6xl px-5 pt-10 sm:px-8 sm:pt-16">
        <h1 className="font-bold font-display text-4xl tracking-tight sm:text-5xl">
          See it in action
        </h1>
        <p className="mt-4 mb-10 max-w-text text-lg text-muted-foreground sm:text-xl">
          See one link lead from the first question to the shortlist, in the real product and with a
          made-up company. There is no sound; captions explain each step.
        </p>
        <DemoFilm first />
      </section>
      <FirstLinkFilm />
      <Steps />
      <Screens />
      <ClosingCta figures={ownClaims(new Date()).figures} />
    </>
  );
}
