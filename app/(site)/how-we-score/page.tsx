import { TextPage } from "#components/site/legal/text-page";
import { Breadcrumbs } from "#components/site/metadata/breadcrumbs";
import { pageMetadata } from "#components/site/metadata/page-metadata";
import { howWeScoreText } from "#components/site/trust/how-we-score-text";
import { routes } from "#lib/domain/core/routes";
import { siteEnv } from "#lib/env/public";

const path = routes.howWeScore;
const { title } = howWeScoreText;

export const metadata = pageMetadata({
  path,
  title,
  description:
    "What Rolecall's scores mean: what is judged and what never is, how quotes are checked, the measured figures with their intervals, and what is missed.",
});

export default function HowWeScorePage() {
  const { origin, contactEmail } = siteEnv();
  return (
    <>
      <Breadcrumbs name={title} path={path} origin={origin} />
      <TextPage text={howWeScoreText} email={contactEmail} />
    </>
  );
}
