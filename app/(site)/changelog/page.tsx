import { TextPage } from "#components/site/legal/text-page";
import { Breadcrumbs } from "#components/site/metadata/breadcrumbs";
import { pageMetadata } from "#components/site/metadata/page-metadata";
import { whatsNewText } from "#components/site/trust/whats-new-text";
import { routes } from "#lib/domain/core/routes";
import { siteEnv } from "#lib/env/public";

const path = routes.changelog;
const { title } = whatsNewText;

export const metadata = pageMetadata({
  path,
  title,
  description:
    "What changed in Rolecall for owners and managers who hire with it, newest first, in plain words.",
});

export default function ChangelogPage() {
  const { origin, contactEmail } = siteEnv();
  return (
    <>
      <Breadcrumbs name={title} path={path} origin={origin} />
      <TextPage text={whatsNewText} email={contactEmail} />
    </>
  );
}
