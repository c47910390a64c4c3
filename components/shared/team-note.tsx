import { cn } from "#lib/utils";
import { BrandMark } from "./brand";

type TeamNoteProps = {
  /** It speaks of a trial only if there still is one. */
  trial: boolean;
  /** In a section of its own, if it stands on the page's ground. */
  large?: boolean;
};

/**
 * A note from our team, labeled as ours. A customer's quote takes its place once a customer agrees to one. See
 * docs/decisions/0041-billing-pages.md.
 */
export function TeamNote({ trial, large = false }: TeamNoteProps) {
  return (
    <figure
      className={cn(
        "flex flex-col text-tint-foreground",
        large ? "gap-6" : "gap-5 rounded-xl bg-tint p-6 sm:p-8",
      )}
    >
      <blockquote
        className={cn(
          "font-display font-medium tracking-tight",
          large
            ? "text-2xl text-foreground leading-snug sm:text-3xl"
            : "text-xl leading-relaxed sm:text-2xl",
        )}
      >
        “Try it on one real opening. If the shortlist doesn't save you a week of phone tag, cancel{" "}
        <span>{trial ? "before the trial ends" : "whenever you like"}</span> and keep what you
        learned.”
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
