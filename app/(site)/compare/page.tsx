import { TextPage } from "#components/site/legal/text-page";
import { Breadcrumbs } from "#components/site/metadata/breadcrumbs";
import { pageMetadata } from "#components/site/metadata/page-metadata";
import { compareText } from "#components/site/trust/compare-text";
import { routes } from "#lib/domain/core/routes";
import { siteEnv } from "#lib/env/public";

const path = routes.comparison;
const { title } = compareText;

export const metadata = pageMetadata({
  path,
  title,
  description:
    "Rolecall next to a phone screen, row by row, where a phone screen is better, and what to ask any vendor of interviews.",
});

export default function ComparePage() {
  const { origin, contactEmail } = siteEnv();
  return (
    <>
      <Breadcrumbs name={title} path={path} origin={origin} />
      <TextPage text={compareText} email={contactEmail} />
    </>
  );
}
