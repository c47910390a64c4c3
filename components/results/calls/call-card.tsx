import { MessageCircle, Phone } from "lucide-react";
import Link from "next/link";
import type { ReactNode } from "react";
import { WhoMay } from "#components/shared/role";
import { Button } from "#components/ui/button";
import { responsePath } from "#lib/domain/core/routes";
import { HEARD_IN_PARTS, UNRATED_IN_PARTS } from "#lib/domain/evaluation/hearing";
import { type Call, wordlessNote } from "#lib/domain/results/calls";
import { contactLinks, type FirstWords } from "#lib/domain/results/contact";
import { RATING_WORDS } from "#lib/domain/results/results";
import { shownPhone } from "#lib/domain/text/phone";
import { InstructedFlag } from "../evaluation/instructed-flag";
import { OwnWords } from "../own-words";
import { CallHead, CallHours } from "./call-lines";
import { ContactDialog } from "./contact-dialog";
import { SaidQuote } from "./said-quote";

type CallCardProps = {
  call: Call;
  /** How a message to them begins. */
  firstWords: (call: Call) => FirstWords;
  words: readonly string[];
  showInterview: boolean;
};

/** One person: what they said, what they can do and when, how to reach them, and what came of it. */
export function CallCard({ call, firstWords, words, showInterview }: CallCardProps) {
  return (
    <li data-call={call.id} className="flex flex-col gap-2 px-4 py-4 sm:px-5">
      <CallHead
        name={
          <Link
            href={responsePath(call.id)}
            dir="auto"
            className="inline-block font-semibold text-base underline-offset-4 [overflow-wrap:anywhere] hover:underline"
          >
            {call.name}
          </Link>
        }
        // The date stays on one line.
        below={`${showInterview ? `${call.interview} · ` : ""}${call.submitted.replaceAll(" ", "\u00a0")}`}
        rating={call.rating}
        unrated={RATING_WORDS[call.state]}
        flag={call.instructed ? <InstructedFlag className="mt-1 whitespace-normal" /> : null}
      />
      <SaidQuote said={call.said} facts={call.facts} name={call.name} />
      {call.said === null && call.facts.length === 0 ? <NothingChosen call={call} /> : null}
      {call.hardToHear ? (
        <p className="text-muted-foreground text-sm">
          {call.rating === null ? UNRATED_IN_PARTS : HEARD_IN_PARTS}
        </p>
      ) : null}
      <CallHours {...call} />
      {call.offered ? (
        <p className="text-muted-foreground text-sm">Has times to choose from. No pick yet.</p>
      ) : null}
      <Reach call={call} begins={firstWords(call)}>
        <WhoMay to="decide">
          <ContactDialog call={call} words={words} />
        </WhoMay>
      </Reach>
    </li>
  );
}

/** The first words that they wrote, or that there are none. */
function NothingChosen({ call }: { call: Call }) {
  const none = wordlessNote(call);
  if (none !== null) return <p className="text-muted-foreground text-sm">{none}</p>;
  if (call.opening === null) return null;
  return (
    <p className="[overflow-wrap:anywhere]">
      <span className="text-muted-foreground text-sm">First words they wrote: </span>
      <OwnWords {...call.opening} />
    </p>
  );
}

type ReachProps = { call: Call; begins: FirstWords; children: ReactNode };

/** A tap to call or to text, where there is a number that dials; else the number as it was written, or the address. */
function Reach({ call, begins, children }: ReachProps) {
  const { name, phone, email } = call;
  const shown = phone && shownPhone(phone);
  const links = contactLinks({ email, phone }, begins);
  return (
    <div className="flex flex-wrap items-center gap-2">
      {links.call && links.text ? (
        <>
          <Button asChild>
            <a href={links.call} data-call-by="phone" aria-label={`Call ${name}, ${shown}`}>
              <Phone /> {shown}
            </a>
          </Button>
          <Button asChild variant="outline">
            <a href={links.text} data-call-by="text" aria-label={`Text ${name}`}>
              <MessageCircle /> Text
            </a>
          </Button>
        </>
      ) : (
        <>
          {shown === null ? null : <span className="[overflow-wrap:anywhere]">{shown}</span>}
          <Button asChild variant="outline" className="min-w-0 max-w-full">
            <a href={links.email} aria-label={`Email ${name}`}>
              <span className="truncate">{email}</span>
            </a>
          </Button>
        </>
      )}
      {children}
    </div>
  );
}
