import { IndustryList } from "#components/site/industries/industry-list";
import { Breadcrumbs } from "#components/site/metadata/breadcrumbs";
import { pageMetadata } from "#components/site/metadata/page-metadata";
import { routes } from "#lib/domain/core/routes";
import { INDUSTRIES } from "#lib/domain/site/industries";
import { siteEnv } from "#lib/env/public";

export const metadata = pageMetadata({
  path: routes.industries,
  title: "Interview questions by industry",
  description:
    "Sample interviews for 11 service industries, from house cleaning to hotels: the questions, why each is asked, and what good answers show.",
});

export default function IndustriesPage() {
  return (
    <div className="mx-auto w-full max-w-6xl px-5 pt-10 pb-20 sm:px-8 sm:pt-16 sm:pb-28">
      <Breadcrumbs name="Industries" path={routes.industries} origin={siteEnv().origin} />
      <h1 className="max-w-[20ch] font-bold font-display text-4xl tracking-tight sm:text-5xl">
        A ready interview for your trade
      </h1>
      <p className="mt-4 max-w-text text-lg text-muted-foreground sm:text-xl">
        Pick yours. You get questions that people in the trade can't answer from a script, the
        reason behind each, and what to listen for.
      </p>
      <div className="mt-10">
        <IndustryList industries={INDUSTRIES} />
      </div>
    </div>
  );
}
