import { BrandMark } from "#components/shared/brand";

/** Our own word, said to be ours, until customers have given theirs. */
export function OurWord() {
  return (
    <section aria-label="What we promise" className="border-y bg-tint text-tint-foreground">
      <figure className="mx-auto flex w-full max-w-4xl flex-col gap-6 px-5 py-16 sm:px-8 sm:py-24">
        <blockquote className="font-display font-medium text-2xl text-foreground leading-snug tracking-tight sm:text-3xl">
          “Try it on one real opening. If the shortlist doesn't save you a week of phone tag, cancel
          before the trial ends and keep what you learned.”
        </blockquote>
        <figcaption className="flex items-center gap-3">
          <BrandMark className="size-9" />
          <span>
            <span className="block font-semibold">The people who make Rolecall</span>
            <span className="block text-sm">A note from us, not a customer review</span>
          </span>
        </figcaption>
      </figure>
    </section>
  );
}
