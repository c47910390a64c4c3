import { TextPage } from "#components/site/legal/text-page";
import { Breadcrumbs } from "#components/site/metadata/breadcrumbs";
import { pageMetadata } from "#components/site/metadata/page-metadata";
import { accessibilityText } from "#components/site/trust/accessibility-text";
import { routes } from "#lib/domain/core/routes";
import { siteEnv } from "#lib/env/public";

const path = routes.accessibility;
const { title } = accessibilityText;

export const metadata = pageMetadata({
  path,
  title,
  description:
    "How Rolecall is built and tested for people with disabilities: WCAG 2.2 AA, how it is tested, and the gaps we know of.",
});

export default function AccessibilityPage() {
  const { origin, contactEmail } = siteEnv();
  return (
    <>
      <Breadcrumbs name={title} path={path} origin={origin} />
      <TextPage text={accessibilityText} email={contactEmail} />
    </>
  );
}
