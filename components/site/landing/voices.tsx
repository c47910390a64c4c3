import { AvatarInitials } from "#components/shared/avatar-initials";
import { loneLinkClasses } from "#components/ui/text-link";
import type { Review, SiteClaims } from "#lib/domain/site/claims";
import { type Fact, PROOFS } from "#lib/domain/site/facts";
import { SiteSection } from "../site-section";
import { Testimonials } from "./testimonials";

/** What customers say, once they do; until then three things that a doubter can check. */
export function Voices({ reviews }: Pick<SiteClaims, "reviews">) {
  const spoken = reviews.length > 0;
  const title = spoken ? "What owners say" : "Check it yourself";
  return (
    <SiteSection id="testimonials" title={title}>
      <Testimonials label={spoken ? "Testimonials" : "Three things to check"}>
        {spoken
          ? reviews.map((review) => <ReviewCard key={review.name} review={review} />)
          : PROOFS.map((fact) => <FactCard key={fact.value} fact={fact} />)}
      </Testimonials>
    </SiteSection>
  );
}

const cardClasses = "flex h-full flex-col gap-4 rounded-xl border bg-card p-6 sm:p-8";

function FactCard({ fact: { value, label, how } }: { fact: Fact }) {
  return (
    <div className={cardClasses}>
      <h3 className="font-display font-semibold text-2xl tracking-tight">{value}</h3>
      <p className="max-w-text flex-1 text-lg text-muted-foreground">{label}</p>
      <a href={how.href} className={`${loneLinkClasses} self-start`}>
        {how.text}
      </a>
    </div>
  );
}

function ReviewCard({ review: { claim, name, role, company } }: { review: Review }) {
  return (
    <figure className={cardClasses}>
      <blockquote className="flex-1 font-display font-medium text-xl leading-relaxed tracking-tight sm:text-2xl">
        “{claim}”
      </blockquote>
      <figcaption className="flex items-center gap-3">
        <AvatarInitials name={name} className="size-11" />
        <span>
          <span className="block font-semibold">
            {name}, {role}
          </span>
          <span className="block text-muted-foreground">{company}</span>
        </span>
      </figcaption>
    </figure>
  );
}
