import { FAQ } from "#lib/domain/site/faq";
import { JsonLd } from "./json-ld";
import { faqPage, organization, softwareApplication, website } from "./structured-data";

/** What the landing page says for machines: who we are, what is sold at which price, and the questions on the page. */
export function LandingData({ origin }: { origin: string }) {
  return [organization(), website(), softwareApplication(), faqPage(FAQ)].map((data) => (
    <JsonLd key={data["@type"]} data={data} origin={origin} />
  ));
}
