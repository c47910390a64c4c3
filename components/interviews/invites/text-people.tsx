"use client";

import { MessageSquareText } from "lucide-react";
import { useRouter } from "next/navigation";
import { useEffect, useRef, useState } from "react";
import { FormError } from "#components/shared/form-error";
import { useSend } from "#components/shared/use-send";
import { Button } from "#components/ui/button";
import { inviteApiPath } from "#lib/domain/core/routes";
import type { TextPerson } from "#lib/domain/interviews/invite";
import { useTouch } from "../use-touch";
import { TextDialog } from "./text-dialog";

/** So many are shown at once; the next follow as these are opened. */
const SHOWN = 50;

type TextPeopleProps = { interviewId: string; people: readonly TextPerson[] };

/** The people whom the owner texts from their own phone, the next one's button first in line. */
export function TextPeople({ interviewId, people }: TextPeopleProps) {
  const router = useRouter();
  const title = useRef<HTMLHeadingElement>(null);
  const known = useRef(people.length);
  const [opened, setOpened] = useState<ReadonlySet<string>>(new Set());
  const [shown, setShown] = useState<string | null>(null);
  const { send, error, rest } = useSend(
    "We couldn't note that this text was opened. Please press Text again.",
  );
  const touch = useTouch();
  useEffect(() => {
    // More people, after a press further down.
    if (people.length > known.current) title.current?.focus();
    known.current = people.length;
  }, [people.length]);

  async function mark(id: string) {
    setOpened((before) => new Set(before).add(id));
    if ((await send(inviteApiPath(interviewId, id), {})) === null)
      return setOpened((before) => new Set([...before].filter((one) => one !== id)));
    rest();
    router.refresh();
  }

  if (people.length === 0) return null;
  const isOpened = (person: TextPerson) => person.opened !== null || opened.has(person.id);
  const waiting = people.filter((person) => !isOpened(person));
  const [next] = waiting;
  const listed = [...waiting.slice(0, SHOWN), ...people.filter(isOpened)].slice(0, 2 * SHOWN);
  const dialogPerson = people.find(({ id }) => id === shown);
  return (
    <section aria-labelledby="to-text" className="flex max-w-3xl flex-col gap-3">
      <h2 id="to-text" ref={title} tabIndex={-1} className="font-display font-semibold text-xl">
        Text from your phone
      </h2>
      <p className="text-muted-foreground">
        {`${people.length - waiting.length} of ${people.length} opened. `}
        The message is written, with each person's own link. You press send in your messages.
      </p>
      <FormError>{error?.message}</FormError>
      <ul aria-label="People to text" className="divide-y rounded-md border bg-card">
        {listed.map((person) => (
          <li key={person.id} className="flex items-center justify-between gap-4 px-4 py-3">
            <span className="flex min-w-0 flex-1 flex-col">
              <span className="break-words font-medium">{person.name ?? person.phone}</span>
              <span className="text-muted-foreground text-sm">
                <span>{person.name === null ? null : person.phone}</span>
                {person.stopped ? (
                  <span className="block">They texted STOP, so they get no texts from us.</span>
                ) : null}
                {isOpened(person) ? (
                  <span className="block">{`Text opened ${person.opened ?? ""}`}</span>
                ) : null}
              </span>
            </span>
            <Button variant={person === next ? "default" : "outline"} asChild>
              <a
                href={person.sms}
                aria-label={`${isOpened(person) ? "Text again" : "Text"} ${person.name ?? person.phone}`}
                onClick={(event) => {
                  if (touch) return void mark(person.id);
                  event.preventDefault();
                  setShown(person.id);
                }}
              >
                <MessageSquareText />
                <span>{isOpened(person) ? "Text again" : "Text"}</span>
              </a>
            </Button>
          </li>
        ))}
      </ul>
      {people.length > listed.length ? (
        <p className="text-muted-foreground text-sm">
          {`${(people.length - listed.length).toLocaleString("en-US")} more follow as you open these.`}
        </p>
      ) : null}
      <TextDialog
        interviewId={interviewId}
        person={dialogPerson ?? null}
        onClose={() => setShown(null)}
        onOpenedHere={(id) => void mark(id)}
        onOpened={(id) => {
          void mark(id);
          setShown(waiting.find((one) => one.id !== id)?.id ?? null);
        }}
      />
    </section>
  );
}
