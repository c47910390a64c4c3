import { AvatarInitials } from "#components/ui/avatar-initials";
import { Badge } from "#components/ui/badge";
import type { TESTIMONIALS } from "#lib/domain/site/claims";

/** One voice, which says of itself that it is a sample. */
export function TestimonialCard({ voice }: { voice: (typeof TESTIMONIALS)[number] }) {
  return (
    <figure className="flex h-full flex-col gap-6 rounded-xl border bg-card p-6 sm:p-10">
      <Badge variant="outline">Sample, not a customer review</Badge>
      <blockquote className="flex-1 font-display font-medium text-xl leading-relaxed tracking-tight sm:text-2xl">
        “{voice.quote}”
      </blockquote>
      <figcaption className="flex items-center gap-3">
        <AvatarInitials name={voice.name} className="size-11" />
        <span>
          <span className="block font-semibold">
            {voice.name}, {voice.role}
          </span>
          <span className="block text-muted-foreground">{voice.company}</span>
        </span>
      </figcaption>
    </figure>
  );
}
