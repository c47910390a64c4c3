import { TextPage } from "#components/site/legal/text-page";
import { Breadcrumbs } from "#components/site/metadata/breadcrumbs";
import { pageMetadata } from "#components/site/metadata/page-metadata";
import { forCandidatesText } from "#components/site/trust/for-candidates-text";
import { routes } from "#lib/domain/core/routes";
import { siteEnv } from "#lib/env/public";

const path = routes.forCandidates;
const { title } = forCandidatesText;

export const metadata = pageMetadata({
  path,
  title,
  description:
    "An employer sent you a Rolecall link? What is recorded and when, who sees it, how to say no to AI, how to delete it, and how to tell that the link is real.",
});

export default function ForCandidatesPage() {
  const { origin, contactEmail } = siteEnv();
  return (
    <>
      <Breadcrumbs name={title} path={path} origin={origin} />
      <TextPage text={forCandidatesText} email={contactEmail} />
    </>
  );
}
