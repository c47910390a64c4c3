import Link from "next/link";
import { textLinkClasses } from "#components/ui/text-link";
import { responsePath } from "#lib/domain/core/routes";
import type { FailedDelivery } from "#lib/domain/integrations/delivery";
import { deliverySentence } from "#lib/domain/integrations/delivery-words";

/** What didn't arrive, or may not have; each leads to its candidate, where it's sent again. */
export function UndeliveredList({ deliveries }: { deliveries: readonly FailedDelivery[] }) {
  if (deliveries.length === 0) return null;
  return (
    <section aria-labelledby="undelivered" className="flex flex-col gap-3">
      <h2 id="undelivered" className="font-display font-semibold text-xl">
        Needs your attention
      </h2>
      <ul className="divide-y rounded-lg border bg-card">
        {deliveries.map((delivery) => (
          <li key={delivery.attemptId} className="flex flex-col gap-1 px-5 py-4">
            <p className="[overflow-wrap:anywhere]">
              <Link href={responsePath(delivery.attemptId)} className={textLinkClasses}>
                {delivery.name}
              </Link>{" "}
              <span className="text-muted-foreground">· {delivery.interview}</span>
            </p>
            <p className="text-muted-foreground text-sm">{deliverySentence(delivery)}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
