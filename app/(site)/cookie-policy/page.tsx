import { cookieText } from "#components/site/legal/cookie-text";
import { LegalPage } from "#components/site/legal/legal-page";
import { Breadcrumbs } from "#components/site/metadata/breadcrumbs";
import { pageMetadata } from "#components/site/metadata/page-metadata";
import { routes } from "#lib/domain/core/routes";
import { siteEnv } from "#lib/env/public";

const path = routes.cookies;
const { title } = cookieText;

export const metadata = pageMetadata({
  path,
  title,
  description:
    "Every cookie that Rolecall sets, what it is for, and how long it stays. None of them are for advertising or for measuring visits.",
});

export default function CookiePolicyPage() {
  const { origin, contactEmail } = siteEnv();
  return (
    <>
      <Breadcrumbs name={title} path={path} origin={origin} />
      <LegalPage text={cookieText} email={contactEmail} />
    </>
  );
}
