"use client";

import { Columns2, X } from "lucide-react";
import Link from "next/link";
import type { ReactNode } from "react";
import { WhoMay } from "#components/shared/role";
import { Button } from "#components/ui/button";
import { comparePath } from "#lib/domain/core/routes";
import { MAX_OFFERED, TOO_MANY_OFFERED } from "#lib/domain/results/booking";
import { MAX_BULK, MAX_PICKED } from "#lib/domain/results/bulk";
import { MAX_COMPARED } from "#lib/domain/results/comparison";
import { MAX_PEOPLE, TOO_MANY_PEOPLE } from "#lib/domain/results/shortlist";
import type { Offering } from "#lib/domain/results/weekly-hours";
import { peopleInWords } from "#lib/domain/text/words";
import { OfferDialog } from "../bookings/offer-dialog";
import { useChoice, useSelection } from "../list/list-selection";
import { type ChosenRow, rememberList } from "../list-memory";
import { AddDialog } from "../shortlists/add-dialog";
import { TagDialog } from "../tags/tag-dialog";
import { BulkDialog } from "./bulk-dialog";
import { ChosenFiles } from "./chosen-files";

const TOO_LONG = `Up to ${peopleInWords(MAX_BULK)} at a time. Narrow the list first.`;

type BulkBarProps = {
  /** Whose times are offered. */
  company: Offering | null;
  /** Why the plan has no PDFs; null if it has. */
  pdfLock: string | null;
};

/** What their reader's role allows to be done with whom is chosen. Nothing while none is. */
export function BulkBar({ company, pdfLock }: BulkBarProps) {
  const { rows, all, without, list, clear, asked } = useSelection();
  const { people, choice } = useChoice();
  if (people === 0) return null;
  const fits = all ? people <= MAX_BULK && without.length <= MAX_PICKED : people <= MAX_PICKED;
  return (
    <section
      aria-label="Selected candidates"
      className="sticky bottom-3 z-20 mt-3 flex max-h-[50dvh] flex-wrap items-center gap-2 overflow-y-auto rounded-lg border bg-card p-3 shadow-lg"
    >
      <p aria-live="polite" className="mr-2 font-medium tabular-nums">
        {all ? ofAllInWords(people, list.total) : `${people} selected`}
      </p>
      <ChooseAll />
      {fits ? (
        <>
          <WhoMay to="decide">
            <BulkDialog what="status" people={people} choice={choice} onAsked={asked} />
            <BulkDialog what="mail" people={people} choice={choice} onAsked={asked} />
          </WhoMay>
          {all ? null : <Compare picked={rows} />}
          <WhoMay to="invite">
            <Offer company={company} />
            {people > MAX_PEOPLE ? (
              <Why>{TOO_MANY_PEOPLE}</Why>
            ) : (
              <AddDialog people={people} choice={choice} />
            )}
          </WhoMay>
          <WhoMay to="decide">
            <TagDialog whom={peopleInWords(people)} own={null} choice={choice} outlined />
          </WhoMay>
          <ChosenFiles people={people} choice={choice} pdfLock={pdfLock} />
          <WhoMay to="decide">
            <BulkDialog what="delete" people={people} choice={choice} onAsked={asked} />
          </WhoMay>
        </>
      ) : (
        <Why>
          {all && without.length <= MAX_PICKED
            ? TOO_LONG
            : `Up to ${peopleInWords(MAX_PICKED)} one by one.`}
        </Why>
      )}
      <Button variant="ghost" className="ml-auto" onClick={clear}>
        <X /> Clear
      </Button>
    </section>
  );
}

/** In the place of something that can't be done with these. */
function Why({ children }: { children: ReactNode }) {
  // On a phone below all buttons, so that they stand together.
  return (
    <p className="text-muted-foreground text-sm max-sm:order-1 max-sm:basis-full">{children}</p>
  );
}

/** 'All 143 selected', '140 of 143 selected'. */
function ofAllInWords(people: number, total: number): string {
  const all = total.toLocaleString("en-US");
  return people === total
    ? `All ${all} selected`
    : `${people.toLocaleString("en-US")} of ${all} selected`;
}

/** Everybody that the list matches, on all of its pages; why not, if they are too many. */
function ChooseAll() {
  const { rows, all, list, chooseAll } = useSelection();
  if (all || list.total <= rows.length) return null;
  if (list.total > MAX_BULK)
    return (
      <Why>
        {list.total.toLocaleString("en-US")} match. {TOO_LONG}
      </Why>
    );
  return (
    <Button variant="ghost" className="px-3 text-primary" onClick={chooseAll}>
      Select all {list.total.toLocaleString("en-US")} that match
    </Button>
  );
}

/** Times are for candidates of one interview. */
function Offer({ company }: { company: Offering | null }) {
  const { rows, all, list } = useSelection();
  const { people, choice } = useChoice();
  const ofOne = all
    ? list.interview !== null || new URLSearchParams(list.address).has("interview")
    : new Set(rows.map(({ interviewId }) => interviewId)).size === 1;
  if (people > MAX_OFFERED) return <Why>{TOO_MANY_OFFERED}</Why>;
  if (!ofOne) return <Why>Select candidates from the same interview to offer times.</Why>;
  const offer = { people, choice, company, phone: "" };
  return <OfferDialog whom={peopleInWords(people)} {...offer} />;
}

function Compare({ picked }: { picked: readonly ChosenRow[] }) {
  const why = whyNot(picked);
  if (why !== null) return <Why>{why}</Why>;
  const href = comparePath(picked.map(({ id }) => id));
  return (
    <Button asChild variant="outline">
      <Link href={href} prefetch={false} onClick={() => rememberList(href)}>
        <Columns2 /> Compare
      </Link>
    </Button>
  );
}

/** What keeps these candidates from standing side by side; null if nothing does. */
function whyNot(picked: readonly ChosenRow[]): string | null {
  if (picked.length === 1) return "Select another to compare.";
  if (picked.length > MAX_COMPARED) return `Select up to ${MAX_COMPARED} to compare.`;
  const interviews = new Set(picked.map(({ interviewId }) => interviewId));
  return interviews.size > 1 ? "Select candidates from the same interview to compare." : null;
}
