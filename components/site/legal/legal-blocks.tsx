import Link from "next/link";
import { textLinkClasses } from "#components/ui/text-link";
import type { LegalBlock } from "#lib/domain/site/legal";
import { cn } from "#lib/utils";

/** Up to here a figure or a time, such as '90 days', stays on one line. */
const SHORT = 10;
/** A link in a text: '[How we score](/how-we-score)'. */
const LINK = /\[([^[\]]+)\]\(([^()\s]+)\)/;

/** The paragraphs, lists, tables and folded parts of a legal text. */
export function LegalBlocks({ blocks }: { blocks: LegalBlock[] }) {
  return blocks.map((block) => {
    if (typeof block === "string") {
      return (
        <p key={block} className="mt-4 max-w-text text-lg">
          <LegalWords text={block} />
        </p>
      );
    }
    if ("list" in block) return <List key={block.list.join()} items={block.list} />;
    if ("fold" in block) return <Fold key={block.fold} {...block} />;
    const [head, ...rows] = block.table;
    return <Table key={head.join()} head={head} rows={rows} />;
  });
}

/** A text with its links. */
export function LegalWords({ text }: { text: string }) {
  // Each link leaves its words and its address between the texts around it.
  return text.split(LINK).map((part, at, parts) => {
    if (at % 3 === 0) return part;
    const href = parts[at + 1];
    if (at % 3 === 2 || href === undefined) return null;
    return (
      <Link key={`${part} ${href}`} href={href} className={textLinkClasses}>
        {part}
      </Link>
    );
  });
}

function Fold({ fold, blocks }: { fold: string; blocks: LegalBlock[] }) {
  return (
    <details className="group mt-6 border-y">
      <summary className="flex min-h-12 cursor-pointer list-none items-center justify-between gap-4 rounded-md py-3 font-semibold [&::-webkit-details-marker]:hidden">
        {fold}
        <span
          aria-hidden
          className="text-2xl text-muted-foreground leading-none transition-transform group-open:rotate-45"
        >
          +
        </span>
      </summary>
      <div className="pb-6">
        <LegalBlocks blocks={blocks} />
      </div>
    </details>
  );
}

function List({ items }: { items: string[] }) {
  return (
    <ul className="mt-4 grid max-w-text list-disc gap-2 pl-6 text-lg marker:text-muted-foreground">
      {items.map((item) => (
        <li key={item}>
          <LegalWords text={item} />
        </li>
      ))}
    </ul>
  );
}

/** A table if there is room for one; below that each row is a card of its own, which names the columns of three. */
function Table({ head, rows }: { head: string[]; rows: string[][] }) {
  return (
    <table className="mt-6 w-full border-collapse text-left max-sm:block">
      <thead className="max-sm:sr-only">
        <tr className="border-b">
          {head.map((cell) => (
            <th
              key={cell}
              scope="col"
              className={cn(
                "py-2 pr-4 font-semibold text-sm [&:first-child:nth-last-child(2)]:w-[28%]",
                cell.length < SHORT && "whitespace-nowrap",
              )}
            >
              {cell}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="max-sm:block">
        {rows.map(([name = "", ...cells]) => (
          <tr key={name} className="border-b align-top max-sm:block max-sm:py-3">
            <th scope="row" className="py-3 pr-4 break-words font-medium max-sm:block max-sm:py-0">
              {name}
            </th>
            {cells.map((cell, at) => (
              <td
                key={head[at + 1]}
                className={cn(
                  "py-3 pr-4 text-muted-foreground max-sm:block max-sm:py-0.5",
                  cell.length < SHORT && "whitespace-nowrap",
                )}
              >
                {cells.length > 1 ? (
                  <span aria-hidden className="text-sm sm:hidden">
                    {head[at + 1]}:{" "}
                  </span>
                ) : null}
                <Cell text={cell} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** What a cell says; an interval, as in '0.82 [0.78, 0.85]', has a line of its own if there is room. */
function Cell({ text }: { text: string }) {
  const [figure, interval, ...more] = text.split(/(\[[^[\]]*\])/);
  if (interval === undefined || more.join("") !== "")
    return (
      <span>
        <LegalWords text={text} />
      </span>
    );
  return (
    <span>
      {figure}
      <span className="md:block md:whitespace-nowrap">{interval}</span>
    </span>
  );
}
