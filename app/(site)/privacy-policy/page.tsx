import { LegalPage } from "#components/site/legal-page";
import { PageCrumbs } from "#components/site/page-crumbs";
import { pageMetadata } from "#components/site/page-metadata";
import { privacyText } from "#components/site/privacy-text";
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
      <PageCrumbs name={title} path={path} origin={origin} />
      <LegalPage text={privacyText} email={contactEmail} />
    </>
  );
}
