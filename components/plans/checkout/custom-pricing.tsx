import { Button } from "#components/ui/button";
import { listCap } from "#lib/domain/plans/plans";

/** For firms that no plan of the list fits; the booking page opens in a tab of its own. */
export function CustomPricing({ bookingUrl }: { bookingUrl: string }) {
  return (
    <section
      aria-labelledby="own-pricing"
      className="flex flex-wrap items-center justify-between gap-5 rounded-xl border bg-card p-6 sm:p-7"
    >
      <div className="flex min-w-0 flex-1 basis-72 flex-col gap-1">
        <h2 id="own-pricing" className="font-semibold text-xl">
          Need your own pricing?
        </h2>
        <p className="text-muted-foreground">
          More than {listCap("SCALE")} candidates a month, multiple brands, or paying by invoice?
          We'll put a plan together with you.
        </p>
      </div>
      <Button asChild size="lg" variant="outline">
        <a href={bookingUrl} target="_blank" rel="noopener noreferrer">
          Talk to us
        </a>
      </Button>
    </section>
  );
}
