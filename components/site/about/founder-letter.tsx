import { type FounderLetter as Letter, SAMPLE_LETTER } from "#lib/domain/site/founder-letter";

/** A letter, set as one. */
export function FounderLetter({ letter }: { letter: Letter }) {
  return (
    <section aria-labelledby="letter" className="border-t">
      <div className="mx-auto w-full max-w-6xl px-5 py-16 sm:px-8 sm:py-24">
        <h2 id="letter" className="font-display font-semibold text-3xl tracking-tight sm:text-4xl">
          {letter.heading}
        </h2>
        <p className="mt-3 text-muted-foreground text-sm">{SAMPLE_LETTER}</p>
        <div className="mt-6 grid max-w-text gap-5 text-lg">
          {letter.paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
        <p className="mt-8 font-display font-semibold text-xl">{letter.signature}</p>
      </div>
    </section>
  );
}
