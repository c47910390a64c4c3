import { cookieText } from "#components/site/cookie-text";
import { LegalPage } from "#components/site/legal-page";
import { PageCrumbs } from "#components/site/page-crumbs";
import { pageMetadata } from "#components/site/page-metadata";
import { routes } from "#lib/domain/site/routes";
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
      <PageCrumbs name={title} path={path} origin={origin} />
      <LegalPage text={cookieText} email={contactEmail} />
    </>
  );
}
