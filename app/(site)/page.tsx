import { ShortlistPicture } from "#components/shared/shortlist-picture";
import { Hero } from "#components/site/hero";
import { Screens } from "#components/site/screens";
import { Steps } from "#components/site/steps";

export default function LandingPage() {
  return (
    <>
      <Hero picture={<ShortlistPicture />} />
      <Steps />
      <Screens />
    </>
  );
}
