"use client";

import { useRouter } from "next/navigation";
import { useId, useRef } from "react";
import { lazyPart } from "#components/shared/lazy-part";
import { Alert } from "#components/ui/alert";
import { Button } from "#components/ui/button";
import { Card, CardContent, CardHeader, CardTitle } from "#components/ui/card";
import { Field } from "#components/ui/field";
import { Input } from "#components/ui/input";
import type { Greets } from "./greeted-people";
import { type InviteResult, useInviteList } from "./use-invite-list";

// With the table of endings by which a greeting leaves out what a mail program would link.
const ListCheck = lazyPart(() => import("./list-check").then((module) => module.ListCheck));

const people = (count: number) => (count === 1 ? "1 person" : `${count} people`);

/** What became of a list, in one or two sentences. */
function resultInWords({ invited, already, stopped }: InviteResult): string {
  const said = [invited === 0 ? "Nobody new was invited." : `${people(invited)} invited.`];
  if (already > 0)
    said.push(`${people(already)} had already been invited and didn't get a second email.`);
  if (stopped > 0)
    said.push(
      `${people(stopped)} can't be emailed because ${stopped === 1 ? "the address doesn't" : "the addresses don't"} accept invitations.`,
    );
  return said.join(" ");
}

type InvitePeopleProps = {
  interviewId: string;
  /** How many may still be invited today. */
  left: number;
  /** The text that everybody gets. */
  sample: string;
  greets: Greets;
};

/** A list of names and emails: chosen, checked row by row, then sent at one press. */
export function InvitePeople({ interviewId, left, sample, greets }: InvitePeopleProps) {
  const router = useRouter();
  const input = useRef<HTMLInputElement>(null);
  const emptyInput = () => {
    if (input.current) input.current.value = "";
  };
  const list = useInviteList(interviewId, () => {
    emptyInput();
    router.refresh();
  });
  const said = useId();
  const { chosen } = list;
  const count = list.list?.people.length ?? 0;
  return (
    <Card className="max-w-3xl">
      <CardHeader>
        <CardTitle>Your list</CardTitle>
      </CardHeader>
      <CardContent className="flex flex-col gap-6">
        <Field
          label="List of people (CSV file)"
          error={list.fault ?? undefined}
          hint={`In Excel or Google Sheets, save your list as CSV. It needs an "Email" column; a "Name" column is optional. You can invite up to ${left === 1 ? "1 person" : `${left} people`} today.`}
        >
          {(aria) => (
            <Input
              {...aria}
              type="file"
              accept=".csv,.tsv,.txt,text/csv"
              disabled={list.busy}
              ref={input}
              // The same file, changed meanwhile, can be chosen again.
              onClick={emptyInput}
              onChange={({ target }) => void list.choose(target.files?.[0])}
              className="py-2 file:mr-3 file:font-medium"
            />
          )}
        </Field>
        <div id={said} role="status" className="empty:hidden">
          <span>{list.reading ? "Reading your file…" : null}</span>
          {list.result ? <Alert variant="success">{resultInWords(list.result)}</Alert> : null}
        </div>
        {list.error ? (
          <Alert variant="error" role="alert">
            {list.error.message}
          </Alert>
        ) : null}
        {chosen ? (
          <ListCheck
            fileName={chosen.fileName}
            sheet={chosen.sheet}
            columns={chosen.columns}
            list={list.list}
            left={left}
            greets={greets}
            disabled={list.busy}
            onChoose={list.take}
          >
            <div className="flex flex-wrap gap-3">
              {count > 0 && count <= left ? (
                <Button disabled={list.busy} onClick={list.invite}>
                  {list.busy ? "Inviting…" : `Invite ${people(count)}`}
                </Button>
              ) : null}
              <Button
                variant="outline"
                disabled={list.busy}
                onClick={() => {
                  emptyInput();
                  list.drop();
                }}
              >
                Choose another file
              </Button>
            </div>
          </ListCheck>
        ) : null}
        <details className="rounded-md border px-4 py-3">
          <summary className="cursor-pointer font-medium">The email they get</summary>
          <p className="mt-3 whitespace-pre-line break-words text-muted-foreground">{sample}</p>
        </details>
      </CardContent>
    </Card>
  );
}
