import { SECTIONS } from "#lib/domain/site/sections";
import { SiteSection } from "./site-section";

/** A short film of the product; nothing but its poster is loaded until it is pressed. */
export function DemoVideo() {
  return (
    <SiteSection
      id={SECTIONS.demo}
      title="Watch it in under half a minute"
      intro="Write the questions, copy the link, read who answered. It was filmed in the product itself, with an invented company. There is no sound; captions explain each step."
      tinted
    >
      <video
        controls
        muted
        playsInline
        preload="none"
        poster="/site/demo.webp"
        width={960}
        height={600}
        aria-label="Demo: from the first question to the shortlist"
        className="aspect-[8/5] h-auto w-full rounded-xl border bg-muted shadow-soft"
      >
        <source src="/site/demo.mp4" type="video/mp4" />
        <track default kind="captions" srcLang="en" label="English" src="/site/demo.vtt" />
      </video>
    </SiteSection>
  );
}
