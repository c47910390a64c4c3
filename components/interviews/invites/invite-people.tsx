"use client";

import { useRouter } from "next/navigation";
import { useEffect, useRef, useState } from "react";
import { ConfirmDialog } from "#components/shared/confirm-dialog";
import { lazyPart } from "#components/shared/lazy-part";
import { useUnsavedChanges } from "#components/shared/unsaved-changes";
import { useRestoreFocus } from "#components/shared/use-restore-focus";
import { Alert } from "#components/ui/alert";
import { Button } from "#components/ui/button";
import { Card, CardContent, CardHeader, CardTitle } from "#components/ui/card";
import { Field } from "#components/ui/field";
import { Input } from "#components/ui/input";
import { NativeSelect } from "#components/ui/native-select";
import { Textarea } from "#components/ui/textarea";
import { agreementFaults } from "#lib/domain/interviews/text-agreement";
import {
  type LanguageCode,
  languageName,
  textAttributes,
  toLanguage,
} from "#lib/domain/text/languages";
import { peopleInWords } from "#lib/domain/text/words";
import type { Greets } from "./list-people";
import { type TextWay, TextWayFields } from "./text-way";
import { type InviteResult, invitedOf, useInviteList } from "./use-invite-list";

// With the table of endings by which a greeting leaves out what a mail program would link.
const ListCheck = lazyPart(() => import("./list-check").then((module) => module.ListCheck));

const FROM_PHONE: TextWay = { byService: false, where: "", on: "" };

/** What became of a list, in a few sentences. */
function resultInWords(result: InviteResult, mailsWait: boolean): string {
  const { invited, texted, toText, already, stopped } = result;
  const mailed = invited - toText - texted;
  const said = invited === 0 ? ["Nobody new was invited."] : [];
  if (mailed > 0)
    said.push(
      mailsWait
        ? `${peopleInWords(mailed)} to be emailed once you confirm your address.`
        : `${peopleInWords(mailed)} invited by email.`,
    );
  if (texted > 0)
    said.push(
      `${peopleInWords(texted)} invited by a text from us, between 8 am and 8 pm your time and theirs.`,
    );
  if (toText > 0)
    said.push(`${peopleInWords(toText)} ready to text from your phone, at the top of this page.`);
  if (already > 0)
    said.push(
      `${peopleInWords(already)} had already been invited and won't get a second invitation.`,
    );
  if (stopped > 0)
    said.push(
      `${peopleInWords(stopped)} can't be invited because ${stopped === 1 ? "the address or number doesn't" : "the addresses or numbers don't"} accept it.`,
    );
  return said.join(" ");
}

type InviteMessage = { sample: string; greets: Greets };

/** What people get in each of the interview's languages, its own first: the text of the email, and how each is greeted. */
export type InviteMessages = readonly [InviteMessage, ...InviteMessage[]];

type InvitePeopleProps = {
  interviewId: string;
  /** How many may still be invited: today, or in all without a plan, by the owner's own texts. */
  left: number;
  hasPlan?: boolean;
  messages: InviteMessages;
  /** Whether we can text for them. */
  texts: boolean;
  /** Whether emails go once the owner's address is confirmed. */
  mailsWait?: boolean;
};

/** A list of people: pasted or chosen, checked person by person, then invited at one press. */
export function InvitePeople(props: InvitePeopleProps) {
  const { interviewId, left, messages, texts, mailsWait = false, hasPlan = true } = props;
  const when = hasPlan ? "today" : "without a plan";
  const router = useRouter();
  const input = useRef<HTMLInputElement>(null);
  const [text, setText] = useState("");
  const emptyInput = () => {
    if (input.current) input.current.value = "";
  };
  const [way, setWay] = useState(FROM_PHONE);
  const [language, setLanguage] = useState<LanguageCode | null>(null);
  const [own] = messages;
  const message = messages.find(({ greets }) => greets.language === language) ?? own;
  const [faults, setFaults] = useState<ReturnType<typeof agreementFaults>>({});
  const list = useInviteList(interviewId, (pasted) => {
    emptyInput();
    setWay(FROM_PHONE);
    setLanguage(null);
    // Whatever was typed since stays.
    setText((typed) => (typed === pasted ? "" : typed));
    router.refresh();
  });
  const { chosen, fault, result } = list;
  // The list and its buttons are gone: what became of it stands further up.
  const told = useRestoreFocus<HTMLDivElement>(result);
  useEffect(() => {
    if (result) told.current?.scrollIntoView({ block: "nearest" });
  }, [result, told]);
  useUnsavedChanges(text !== "" || chosen !== null);
  const going = invitedOf(chosen?.rows ?? null);
  const count = going.length;
  const lacksPlan = !hasPlan && going.some(({ by }) => by === "email");
  const asksWay = texts && going.some(({ by }) => by === "text");

  function invite() {
    if (!asksWay || !way.byService) return void list.invite({ language });
    const { where, on } = way;
    const wrong = agreementFaults({ where, on }, new Date());
    setFaults(wrong);
    if (Object.keys(wrong).length === 0) void list.invite({ language, agreed: { where, on } });
  }

  return (
    <Card className="max-w-3xl">
      <CardHeader>
        <CardTitle>Your list</CardTitle>
      </CardHeader>
      <CardContent className="flex flex-col gap-6">
        <form
          className="flex flex-col items-start gap-3"
          onSubmit={(event) => {
            event.preventDefault();
            emptyInput();
            list.choose(text);
          }}
        >
          <Field
            className="w-full"
            label="Paste names with phone numbers or emails"
            error={fault?.pasted ? fault.message : undefined}
            hint={`From a message, a spreadsheet, your contacts or anywhere else. You see everyone before anything is sent. You can invite up to ${peopleInWords(left)} ${when}.`}
          >
            {(aria) => (
              <Textarea
                {...aria}
                rows={5}
                value={text}
                disabled={list.busy}
                placeholder={"Rosa Delgado 813-555-0123\nLuis Ortega luis@example.com"}
                onChange={({ target }) => setText(target.value)}
              />
            )}
          </Field>
          <Button
            type="submit"
            variant={chosen ? "outline" : "default"}
            disabled={list.busy || text.trim() === ""}
          >
            {chosen && chosen.fileName === null ? "Read it again" : "See who's on it"}
          </Button>
        </form>
        <Field
          label="Or choose a CSV file"
          error={fault && !fault.pasted ? fault.message : undefined}
          hint="Saved as CSV from Excel, Google Sheets, Indeed or your contacts."
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
              onChange={({ target }) => {
                const [file] = target.files ?? [];
                if (file) list.choose(file);
              }}
              className="py-2 file:mr-3 file:font-medium"
            />
          )}
        </Field>
        <div
          ref={told}
          role="status"
          tabIndex={-1}
          className="scroll-mt-20 outline-none empty:hidden"
        >
          <span>{list.reading ? "Reading your list…" : null}</span>
          {result ? <Alert variant="success">{resultInWords(result, mailsWait)}</Alert> : null}
        </div>
        {list.error ? (
          <Alert variant="error" role="alert">
            {list.error.message}
          </Alert>
        ) : null}
        {chosen ? (
          <ListCheck
            chosen={chosen}
            left={left}
            when={when}
            greets={message.greets}
            disabled={list.busy}
            onChoose={list.take}
            onChange={list.change}
          >
            {messages.length > 1 && count > 0 ? (
              <Field
                className="sm:max-w-96"
                label="Language of the message"
                hint="What they read, and what the interview opens in. They can change it there."
              >
                {(aria) => (
                  <NativeSelect
                    {...aria}
                    value={message.greets.language}
                    disabled={list.busy}
                    onChange={({ target }) => setLanguage(toLanguage(target.value))}
                  >
                    {messages.map(({ greets }) => (
                      <option key={greets.language} value={greets.language}>
                        {languageName(greets.language)}
                      </option>
                    ))}
                  </NativeSelect>
                )}
              </Field>
            ) : null}
            {asksWay ? (
              <TextWayFields
                way={way}
                faults={faults}
                disabled={list.busy}
                onChange={(part) => {
                  setWay((before) => ({ ...before, ...part }));
                  setFaults({});
                }}
              />
            ) : null}
            {lacksPlan ? (
              <Alert variant="error" role="alert">
                Emails need a plan or a free trial. Uncheck whoever is emailed, or add their phone
                number and choose Text.
              </Alert>
            ) : null}
            <div className="flex flex-wrap gap-3">
              {count > 0 && count <= left && !lacksPlan ? (
                <Button disabled={list.busy} onClick={invite}>
                  {list.busy ? "Inviting…" : `Invite ${peopleInWords(count)}`}
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
                Start over
              </Button>
            </div>
          </ListCheck>
        ) : null}
        <ConfirmDialog
          title="Discard your changes?"
          action={{ label: "Discard my changes" }}
          cancel={{ children: "Keep my changes" }}
          open={list.asks}
          onOpenChange={() => {
            emptyInput();
            list.answer(false);
          }}
          onConfirm={() => list.answer(true)}
        >
          You've changed or left out people on this list. Those changes will be lost.
        </ConfirmDialog>
        <details className="rounded-md border px-4 py-3">
          <summary className="cursor-pointer font-medium">What they get by email</summary>
          <p
            {...textAttributes(message.greets.language)}
            className="mt-3 whitespace-pre-line break-words text-muted-foreground"
          >
            {message.sample}
          </p>
        </details>
      </CardContent>
    </Card>
  );
}
