import { ShortlistPicture } from "#components/shared/shortlist-picture";
import { Hero } from "#components/site/hero";
import { Screens } from "#components/site/screens";
import { SiteHeader } from "#components/site/site-header";
import { Steps } from "#components/site/steps";

export default function LandingPage() {
  return (
    <div className="flex min-h-dvh flex-col">
      <SiteHeader />
      <main className="flex-1">
        <Hero picture={<ShortlistPicture />} />
        <Steps />
        <Screens />
      </main>
      <footer className="border-t">
        <p className="mx-auto w-full max-w-6xl px-5 py-8 text-muted-foreground sm:px-8">
          © 2025 Rolecall · Made in USA
        </p>
      </footer>
    </div>
  );
}
