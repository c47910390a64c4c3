import { Users } from "lucide-react";
import Link from "next/link";
import { Button } from "#components/ui/button";
import { Card } from "#components/ui/card";
import { EmptyState } from "#components/ui/empty-state";
import { routes } from "#lib/domain/core/routes";
import type { Shortlist } from "#lib/domain/results/shortlist";
import { type Offering, toOffering } from "#lib/domain/results/weekly-hours";
import { BulkBar } from "../bulk/bulk-bar";
import { BulkLines } from "../bulk/bulk-lines";
import { BulkWork } from "../bulk/bulk-work";
import { ListSelection } from "../list/list-selection";
import type { ChosenRow } from "../list-memory";
import { LinkList } from "./link-list";
import { ListedPersonRow } from "./listed-person";

type ShortlistViewProps = {
  list: Shortlist;
  /** Its people as rows that can be chosen. */
  rows: readonly ChosenRow[];
  /** Whose times are offered to chosen ones. */
  company: Offering | null;
  /** Why the plan has no PDFs; null if it has. */
  pdfLock: string | null;
};

const toChosen = ({ id, interviewId, status, shown }: ChosenRow): ChosenRow => ({
  id,
  interviewId,
  status,
  shown,
});

/** A shortlist's people in order with what readers said of each and what can be done with those who are chosen; its links. */
export function ShortlistView({ list, rows, company, pdfLock }: ShortlistViewProps) {
  const { id, people, links } = list;
  const blind = links.some(({ shows }) => !shows.includes("name"));
  const order = people.map((person) => person.id);
  return (
    <div className="flex flex-col gap-8">
      {people.length === 0 ? (
        <EmptyState
          className="rounded-lg border bg-card"
          picture={<Users />}
          title="Nobody is on this shortlist."
          description="Select candidates in your list, then choose “Add to shortlist.”"
          action={
            <Button asChild>
              <Link href={routes.candidates}>Go to your candidates</Link>
            </Button>
          }
        />
      ) : (
        <BulkWork>
          <BulkLines />
          <ListSelection
            rows={order.flatMap((one) => rows.filter(({ id }) => id === one).map(toChosen))}
            // No address chooses them all: each stands here to be ticked.
            list={{ address: id, interview: null, total: 0, lookedAt: null }}
            page=""
            isWhole
          >
            <Card>
              <ol aria-label="People on this shortlist" className="divide-y">
                {people.map((person, at) => (
                  <ListedPersonRow
                    key={person.id}
                    shortlistId={id}
                    person={person}
                    at={at}
                    blind={blind}
                    order={order}
                  />
                ))}
              </ol>
            </Card>
            <BulkBar company={company && toOffering(company)} pdfLock={pdfLock} />
          </ListSelection>
        </BulkWork>
      )}
      <section aria-labelledby="links" className="flex flex-col gap-3">
        <h2 id="links" className="font-semibold text-xl">
          Links
        </h2>
        {links.length === 0 ? (
          <p className="text-muted-foreground">
            Not shared yet. A link shows this list as it is at that moment, also after you change
            it.
          </p>
        ) : null}
        <LinkList links={links} />
      </section>
    </div>
  );
}
