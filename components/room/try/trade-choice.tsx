import { tryPath } from "#lib/domain/core/sample-routes";

type TradeChoiceProps = { trades: readonly { slug: string; name: string }[] };

/** The way to the sample of another trade. Plain links: the choice is made before anything is answered. */
export function TradeChoice({ trades }: TradeChoiceProps) {
  return (
    <nav aria-labelledby="trades" className="mt-6 w-full border-t pt-6 sm:mt-10">
      <h2 id="trades" className="font-semibold text-lg">
        Or pick your trade
      </h2>
      <ul className="mt-3 flex flex-wrap gap-2">
        {trades.map(({ slug, name }) => (
          <li key={slug}>
            <a
              href={tryPath(slug)}
              className="inline-flex min-h-11 items-center rounded-full border bg-card px-4 hover:border-input hover:bg-accent"
            >
              {name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
