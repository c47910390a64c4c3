import { BrandMark } from "#components/shared/brand";

/**
 * Our own word, and said to be ours: a customer stands here once one has agreed to. It speaks of a trial only where
 * there still is one. See docs/decisions/0041-billing-pages.md.
 */
export function Testimonial({ trial }: { trial: boolean }) {
  return (
    <figure className="flex flex-col gap-5 rounded-xl bg-tint p-6 text-tint-foreground sm:p-8">
      <blockquote className="font-display font-medium text-xl leading-relaxed tracking-tight sm:text-2xl">
        “Try it on one real opening. If the shortlist doesn't save you a week of phone tag, cancel{" "}
        {trial ? "before the trial ends" : "whenever you like"} and keep what you learned.”
      </blockquote>
      <figcaption className="flex items-center gap-3">
        <BrandMark className="size-9" />
        <span>
          <span className="block font-semibold">The people who make Rolecall</span>
          <span className="block text-sm">A note from us, not a customer review</span>
        </span>
      </figcaption>
    </figure>
  );
}
