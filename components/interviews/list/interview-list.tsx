"use client";

import { Search } from "lucide-react";
import { useState } from "react";
import { Input } from "#components/ui/input";
import { Table, TableBody, TableHead, TableHeader, TableRow } from "#components/ui/table";
import {
  arrangeInterviews,
  type InterviewListItem,
  type InterviewSort,
} from "#lib/domain/interviews/interview-list";
import { InterviewRow } from "./interview-row";
import { SortHead, SortSelect } from "./interview-sort";

/** Search, sort and rows. */
export function InterviewList({ interviews }: { interviews: InterviewListItem[] }) {
  const [search, setSearch] = useState("");
  const [sort, setSort] = useState<InterviewSort>({ by: "created", direction: "descending" });
  const shown = arrangeInterviews(interviews, search, sort);
  return (
    <div className="flex flex-col gap-4">
      <div className="flex gap-3 max-table:flex-col">
        <div className="relative table:w-80">
          <Search
            aria-hidden
            className="pointer-events-none absolute top-1/2 left-3 size-4 -translate-y-1/2 text-muted-foreground"
          />
          <Input
            type="search"
            aria-label="Search interviews"
            placeholder="Search interviews..."
            className="pl-9"
            value={search}
            onChange={(event) => setSearch(event.target.value)}
          />
        </div>
        <SortSelect sort={sort} onChange={setSort} />
      </div>
      <p aria-live="polite" className="sr-only">
        {search ? `${shown.length} found` : null}
      </p>
      {shown.length === 0 ? (
        <p className="rounded-lg border border-dashed px-6 py-12 text-center text-muted-foreground">
          No interviews found matching your search criteria.
        </p>
      ) : (
        <div className="table:rounded-lg table:border table:bg-card">
          <Table className="table:max-[90rem]:[&_:is(td,th)]:px-2">
            <TableHeader>
              <TableRow className="table:last:border-b">
                <SortHead by="title" sort={sort} onChange={setSort}>
                  Title
                </SortHead>
                <SortHead by="created" sort={sort} onChange={setSort} className="tablet:hidden">
                  Created Date
                </SortHead>
                <TableHead>Candidates</TableHead>
                <TableHead>Deadline</TableHead>
                <TableHead className="tablet:hidden">Link</TableHead>
                <TableHead className="text-right">Actions</TableHead>
              </TableRow>
            </TableHeader>
            <TableBody>
              {shown.map((interview) => (
                <InterviewRow key={interview.id} interview={interview} />
              ))}
            </TableBody>
          </Table>
        </div>
      )}
    </div>
  );
}
