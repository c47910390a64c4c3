import type { Metadata } from "next";
import { IndustryNotFound } from "#components/site/industries/industry-not-found";
import { IndustryPage } from "#components/site/industries/industry-page";
import { Breadcrumbs } from "#components/site/metadata/breadcrumbs";
import { JsonLd } from "#components/site/metadata/json-ld";
import { pageMetadata } from "#components/site/metadata/page-metadata";
import { faqPage } from "#components/site/metadata/structured-data";
import { notFoundMetadata } from "#components/site/not-found-message";
import { industryPath, routes } from "#lib/domain/core/routes";
import { INDUSTRIES } from "#lib/domain/site/industries";
import { industryText } from "#lib/domain/site/industry-texts";
import { siteEnv } from "#lib/env/public";
import { articlesAbout } from "#lib/workflows/site/blog";

type Props = { params: Promise<{ slug: string }> };

/** Seconds for which the page is kept: its articles are those that the blog has now. */
export const revalidate = 5;

/** Made when first asked for. */
export const generateStaticParams = () => [];

async function pageOf(params: Props["params"]) {
  const { slug } = await params;
  const text = industryText(slug);
  const industry = INDUSTRIES.find((one) => one.slug === slug);
  return text && industry ? { text, name: industry.name } : null;
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const page = await pageOf(params);
  if (!page) return notFoundMetadata("Page not found · Rolecall");
  const { text, name } = page;
  return pageMetadata({
    path: industryPath(text.slug),
    title: `${name}: interview questions`,
    description: text.description,
  });
}

export default async function IndustryRoute({ params }: Props) {
  const page = await pageOf(params);
  if (!page) return <IndustryNotFound />;
  const { text, name } = page;
  const articles = await articlesAbout(text.articles ?? name);
  const others = INDUSTRIES.filter(({ slug }) => slug !== text.slug);
  const { origin } = siteEnv();
  const crumb = { name, path: industryPath(text.slug), origin };
  return (
    <>
      <Breadcrumbs {...crumb} under={{ name: "Industries", path: routes.industries }} />
      <JsonLd data={faqPage(text.faq)} origin={origin} />
      <IndustryPage text={text} name={name} others={others} articles={articles} />
    </>
  );
}
