import { INDUSTRIES } from "#lib/domain/site/industries";
import { SECTIONS } from "#lib/domain/site/sections";
import { IndustryList } from "../industries/industry-list";
import { SiteSection } from "../site-section";

/** The eleven trades, each with a page of its own. */
export function IndustryCards() {
  return (
    <SiteSection
      id={SECTIONS.industries}
      title="Built for your trade"
      intro="Each page has the questions that owners in that line of work ask, and what good answers sound like."
    >
      <IndustryList industries={INDUSTRIES} />
    </SiteSection>
  );
}
