import { FaqList } from "#components/shared/faq-list";
import { FAQ } from "#lib/domain/site/faq";
import { SiteSection } from "../site-section";

/** What owners ask. */
export function LandingFaq() {
  return (
    <SiteSection id="questions" title="Frequently asked questions" tinted>
      <div className="max-w-4xl">
        <FaqList items={FAQ} />
      </div>
    </SiteSection>
  );
}
