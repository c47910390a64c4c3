import Link from "next/link";
import type { ReactNode } from "react";
import { AvatarInitials } from "#components/shared/avatar-initials";
import { WhoMay } from "#components/shared/role";
import { interviewPath } from "#lib/domain/core/routes";
import type { FirstWords } from "#lib/domain/results/contact";
import type { ResultDetail } from "#lib/domain/results/result-detail";
import { submissionWords } from "#lib/domain/results/results";
import { BackToCandidates, CloseButton } from "../back-button";
import { DecideDialog } from "../decisions/decide-dialog";
import { DecisionMail } from "../decisions/decision-mail";
import { StatusSelect } from "../decisions/status-select";
import { NotesLink } from "../notes/notes-link";
import { Tags } from "../tags/tags";
import { AssignedTo } from "./assigned-to";
import { ContactRow } from "./contact-row";
import { NeighborLinks } from "./neighbors";

type DetailHeaderProps = {
  result: ResultDetail;
  /** How a message to them begins. */
  words: FirstWords;
  /** How their delivery stands; nothing if there is none. */
  chip?: ReactNode;
};

/** Who this is, for which interview, when, and what was decided. */
export function DetailHeader({ result, words, chip }: DetailHeaderProps) {
  const again = submissionWords(result.nthSubmission);
  return (
    <header className="mb-6 max-sm:mb-4">
      <div className="mb-4 flex max-sm:mb-2 items-center justify-between">
        <BackToCandidates />
        <div className="flex">
          <NeighborLinks />
          <CloseButton />
        </div>
      </div>
      <div className="flex flex-wrap items-start justify-between gap-x-8 gap-y-4">
        <div className="flex min-w-0 flex-1 basis-80 items-start gap-4">
          <AvatarInitials name={result.name} className="size-14 text-lg" />
          <div className="min-w-0">
            <h1
              dir="auto"
              className="w-fit max-w-full font-semibold text-2xl tracking-tight [overflow-wrap:anywhere] sm:text-3xl"
            >
              {result.name}
            </h1>
            <p className="text-base text-muted-foreground">
              <Link
                href={interviewPath(result.interviewId)}
                className="font-medium text-foreground underline-offset-4 [overflow-wrap:anywhere] hover:underline"
              >
                {result.interviewTitle}
              </Link>
              <Dot />
              <span className="max-sm:block sm:whitespace-nowrap">
                Submitted {result.submitted}
              </span>
              {result.resubmitted ? (
                <>
                  <Dot />
                  <span className="max-sm:block sm:whitespace-nowrap">
                    Answered again {result.resubmitted}
                  </span>
                </>
              ) : null}
              {again ? (
                <>
                  <Dot />
                  <span className="max-sm:block">{again}</span>
                </>
              ) : null}
            </p>
            <div className="mt-1 flex flex-wrap gap-x-5 text-base max-sm:-ml-18">
              <ContactRow person={result} words={words} />
              <NotesLink count={result.notes.length} />
              {chip}
            </div>
            <div className="mt-2 flex flex-wrap items-center gap-2 empty:hidden max-sm:-ml-18 [&>button:first-child]:-ml-3">
              <AssignedTo result={result} />
              <Tags result={result} />
            </div>
          </div>
        </div>
        <Decide result={result} />
      </div>
    </header>
  );
}

/** Between parts of one line; on phones each part has its own. */
function Dot() {
  return (
    <span aria-hidden className="max-sm:hidden">
      {" · "}
    </span>
  );
}

/** The decision in one place: the status alone, the status with a reason, and then the mail about it. */
export function Decide({ result }: { result: ResultDetail }) {
  const { id: attemptId, name, status, shown } = result;
  return (
    <section aria-label="Decide" className="flex flex-col gap-1">
      <span aria-hidden className="text-muted-foreground text-sm">
        Status
      </span>
      <div className="flex flex-wrap items-center gap-x-1">
        <StatusSelect attemptId={attemptId} name={name} status={status} scores={shown} />
        <WhoMay to="decide">
          <DecideDialog attemptId={attemptId} name={name} status={status} scores={shown} />
        </WhoMay>
      </div>
      <div className="-mx-3 empty:hidden">
        <DecisionMail result={result} />
      </div>
    </section>
  );
}
