import { LegalPage } from "#components/site/legal/legal-page";
import { privacyText } from "#components/site/legal/privacy-text";
import { Breadcrumbs } from "#components/site/metadata/breadcrumbs";
import { pageMetadata } from "#components/site/metadata/page-metadata";
import { routes } from "#lib/domain/core/routes";
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
      <Breadcrumbs name={title} path={path} origin={origin} />
      <LegalPage text={privacyText} email={contactEmail} />
    </>
  );
}
