import { LegalPage } from "#components/site/legal/legal-page";
import { termsText } from "#components/site/legal/terms-text";
import { Breadcrumbs } from "#components/site/metadata/breadcrumbs";
import { pageMetadata } from "#components/site/metadata/page-metadata";
import { routes } from "#lib/domain/core/routes";
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
      <Breadcrumbs name={title} path={path} origin={origin} />
      <LegalPage text={termsText} email={contactEmail} />
    </>
  );
}
