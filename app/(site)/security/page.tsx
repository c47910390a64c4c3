import { TextPage } from "#components/site/legal/text-page";
import { Breadcrumbs } from "#components/site/metadata/breadcrumbs";
import { pageMetadata } from "#components/site/metadata/page-metadata";
import { securityText } from "#components/site/trust/security-text";
import { routes } from "#lib/domain/core/routes";
import { siteEnv } from "#lib/env/public";

const path = routes.security;
const { title } = securityText;

export const metadata = pageMetadata({
  path,
  title,
  description:
    "What Rolecall stores where, who can read it, how long it is kept, which services get what, and how to report a security problem.",
});

export default function SecurityPage() {
  const { origin, contactEmail } = siteEnv();
  return (
    <>
      <Breadcrumbs name={title} path={path} origin={origin} />
      <TextPage text={securityText} email={contactEmail} />
    </>
  );
}
