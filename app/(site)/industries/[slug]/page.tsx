import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { IndustryPage } from "#components/site/industries/industry-page";
import { pageMetadata } from "#components/site/page-metadata";
import { INDUSTRIES } from "#lib/domain/site/industries";
import { industryText } from "#lib/domain/site/industries/pages";
import { industryPath } from "#lib/domain/site/routes";

type Props = { params: Promise<{ slug: string }> };

export const dynamicParams = false;

export function generateStaticParams() {
  return INDUSTRIES.map(({ slug }) => ({ slug }));
}

async function pageOf(params: Props["params"]) {
  const { slug } = await params;
  const text = industryText(slug);
  const industry = INDUSTRIES.find((one) => one.slug === slug);
  return text && industry ? { text, name: industry.name } : null;
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const page = await pageOf(params);
  if (!page) return {};
  const { text, name } = page;
  return pageMetadata({
    path: industryPath(text.slug),
    title: `${name} interview questions`,
    description: text.description,
  });
}

export default async function IndustryRoute({ params }: Props) {
  const page = await pageOf(params);
  if (!page) notFound();
  const { text, name } = page;
  const others = INDUSTRIES.filter(({ slug }) => slug !== text.slug);
  return <IndustryPage text={text} name={name} others={others} />;
}
