import { LegalPage } from "#components/site/legal-page";
import { PageCrumbs } from "#components/site/page-crumbs";
import { pageMetadata } from "#components/site/page-metadata";
import { termsText } from "#components/site/terms-text";
import { routes } from "#lib/domain/site/routes";
import { siteEnv } from "#lib/env/public";

const path = routes.terms;
const { title } = termsText;

export const metadata = pageMetadata({
  path,
  title,
  description:
    "The agreement between your company and Rolecall: trial and payment, canceling, what scores are and are not, and your duties as an employer.",
});

export default function TermsOfServicePage() {
  const { origin, contactEmail } = siteEnv();
  return (
    <>
      <PageCrumbs name={title} path={path} origin={origin} />
      <LegalPage text={termsText} email={contactEmail} />
    </>
  );
}
