import { DEMO_FILM } from "#lib/domain/site/demo-film";
import { SECTIONS } from "#lib/domain/site/sections";
import { SiteSection } from "./site-section";

/** A short film of the product; nothing but its poster is loaded until it is pressed. */
export function DemoVideo() {
  const { film, poster, captions, width, height, name } = DEMO_FILM;
  return (
    <SiteSection
      id={SECTIONS.demo}
      title="Watch both sides of one link"
      intro="You make an interview, someone answers it on a phone, and you decide. Recorded in the real product, with a made-up company. There is no sound; captions explain each step."
      tinted
    >
      <video
        controls
        muted
        playsInline
        preload="none"
        poster={poster}
        width={width}
        height={height}
        aria-label={`Demo: ${name}`}
        className="aspect-video h-auto w-full rounded-xl border bg-muted shadow-soft"
      >
        <source src={film} type="video/mp4" />
        <track default kind="captions" srcLang="en" label="English" src={captions} />
      </video>
    </SiteSection>
  );
}
