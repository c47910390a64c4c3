import { Mail, Phone } from "lucide-react";
import Link from "next/link";
import type { ReactNode } from "react";
import { AvatarInitials } from "#components/ui/avatar-initials";
import type { ResultDetail } from "#lib/domain/results/result-detail";
import { submissionWords } from "#lib/domain/results/results";
import { interviewPath } from "#lib/domain/site/routes";
import { BackButton, CloseButton } from "./back-button";
import { StatusSelect } from "./status-select";

/** Who this is, for which interview, when, and what was decided. */
export function DetailHeader({ result }: { result: ResultDetail }) {
  const again = submissionWords(result.nthSubmission);
  return (
    <header className="mb-6">
      <div className="mb-4 flex items-center justify-between">
        <BackButton />
        <CloseButton />
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
                className="font-medium text-foreground underline-offset-4 hover:underline"
              >
                {result.interviewTitle}
              </Link>
              <Dot />
              <span className="whitespace-nowrap max-sm:block">Submitted {result.submitted}</span>
              {result.resubmitted ? (
                <>
                  <Dot />
                  <span className="whitespace-nowrap max-sm:block">
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
            <div className="mt-1 flex flex-wrap gap-x-5 text-base">
              <Contact href={`mailto:${result.email}`} icon={<Mail />} text={result.email} />
              {result.phone ? (
                <Contact href={`tel:${result.phone}`} icon={<Phone />} text={result.phone} />
              ) : null}
            </div>
          </div>
        </div>
        <div className="flex flex-col gap-1">
          <span aria-hidden className="text-muted-foreground text-sm">
            Status
          </span>
          <StatusSelect
            attemptId={result.id}
            name={result.name}
            status={result.status}
            scores={result.shown}
          />
        </div>
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

function Contact({ href, icon, text }: { href: string; icon: ReactNode; text: string }) {
  return (
    <a
      href={href}
      className="inline-flex min-h-11 min-w-0 items-center gap-2 text-muted-foreground hover:text-foreground [&_svg]:size-4 [&_svg]:shrink-0"
    >
      {icon}
      <span className="min-w-0 [overflow-wrap:anywhere]">{text}</span>
    </a>
  );
}
