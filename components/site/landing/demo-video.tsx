import { SECTIONS } from "#lib/domain/site/sections";
import { DemoFilm } from "../demo/demo-film";
import { SiteSection } from "../site-section";

/** The film of the product, and what it shows. */
export function DemoVideo() {
  return (
    <SiteSection
      id={SECTIONS.demo}
      title="Watch both sides of an interview"
      intro="You create an interview, someone answers it on a phone, and you decide. Recorded in the real product, with a made-up company. There is no sound; captions explain each step."
      tinted
    >
      <DemoFilm />
    </SiteSection>
  );
}
