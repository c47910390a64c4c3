import { JsonLd } from "#components/site/json-ld";
import { LegalPage } from "#components/site/legal-page";
import { pageMetadata } from "#components/site/page-metadata";
import { privacyText } from "#components/site/privacy-text";
import { breadcrumbs } from "#components/site/structured-data";
import { routes } from "#lib/domain/site/routes";
import { siteEnv } from "#lib/env/public";

const path = routes.privacy;
const { title } = privacyText;

export const metadata = pageMetadata({
  path,
  title,
  description:
    "What Rolecall keeps about employers, candidates, and visitors, who sees it, how answers are scored, how long it is kept, and how to have it deleted.",
});

export default function PrivacyPolicyPage() {
  const { origin, contactEmail } = siteEnv();
  return (
    <>
      <JsonLd data={breadcrumbs([{ name: title, path }])} origin={origin} />
      <LegalPage text={privacyText} email={contactEmail} />
    </>
  );
}
