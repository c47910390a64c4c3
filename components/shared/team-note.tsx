import { BrandMark } from "./brand";

type TeamNoteProps = {
  /** It speaks of a trial only if there still is one. */
  trial: boolean;
};

/**
 * A note from our team, labeled as ours. A customer's quote takes its place once a customer agrees to one. See
 * docs/decisions/0041-billing-pages.md.
 */
export function TeamNote({ trial }: TeamNoteProps) {
  return (
    <figure className="flex flex-col gap-5 rounded-xl bg-tint p-6 text-tint-foreground sm:p-8">
      <blockquote className="font-display font-medium text-xl leading-relaxed tracking-tight sm:text-2xl">
        Try it on one real opening. If the shortlist doesn't help you decide whom to call, cancel{" "}
        <span>{trial ? "before the trial ends" : "whenever you like"}</span>.
      </blockquote>
      <figcaption className="flex items-center gap-3">
        <BrandMark className="size-9" />
        <span>
          <span className="block font-semibold">The people who make Rolecall</span>
          <span className="block text-sm">A note from us</span>
        </span>
      </figcaption>
    </figure>
  );
}
