import { DEMO_FILM } from "#lib/domain/site/demo-film";
import { FAQ } from "#lib/domain/site/faq";
import { JsonLd } from "../metadata/json-ld";
import {
  faqPage,
  organization,
  softwareApplication,
  videoObject,
  website,
} from "../metadata/structured-data";

/** What the landing page says for machines: who we are, what is sold at which price, its film, and its questions. */
export function LandingStructuredData({ origin }: { origin: string }) {
  const { name, description, film, poster, made, seconds } = DEMO_FILM;
  const video = videoObject({
    name,
    description,
    seconds,
    contentUrl: film,
    thumbnailUrl: poster,
    uploadDate: made,
  });
  return [organization(), website(), softwareApplication(), video, faqPage(FAQ)].map((data) => (
    <JsonLd key={data["@type"]} data={data} origin={origin} />
  ));
}
