import { CircleCheck } from "lucide-react";
import Link from "next/link";
import type { ReactNode } from "react";
import { CopyButton } from "#components/shared/copy-button";
import { Button } from "#components/ui/button";
import { Input } from "#components/ui/input";
import type { GuideStep, MarkedStep } from "#lib/domain/company/getting-started";
import { editInterviewPath, routes } from "#lib/domain/core/routes";
import type { FirstInterview } from "./guide-texts";

/** How long 'Copied!' stays. */
const COPIED_MS = 5000;

const NO_INTERVIEW = "No Interviews Exist";

type GuideActionProps = {
  step: GuideStep;
  interview: FirstInterview | null;
  onDone: (step: MarkedStep) => void;
  onNext: () => void;
};

/** The one thing to do in a step. */
export function GuideAction({ step, interview, onDone, onNext }: GuideActionProps) {
  if (step === "create") {
    return interview ? (
      <Created onNext={onNext} />
    ) : (
      <Way href={routes.createInterview}>Create Interview</Way>
    );
  }
  if (step === "share") {
    return interview ? (
      <ShareLink link={interview.link} onCopied={() => onDone("share")} />
    ) : (
      <None />
    );
  }
  if (step === "candidate") {
    return (
      <Way href={routes.candidates} onFollow={() => onDone("candidate")}>
        View Candidates
      </Way>
    );
  }
  if (step === "edit") {
    return interview ? (
      <Way href={editInterviewPath(interview.id)} onFollow={() => onDone("edit")}>
        Edit Interview
      </Way>
    ) : (
      <None />
    );
  }
  return (
    <Button asChild className="self-start">
      {/* A page with a policy of its own: only a full navigation brings it. */}
      <a href={routes.integrations} onClick={() => onDone("connect")}>
        Connect
      </a>
    </Button>
  );
}

type WayProps = { href: string; onFollow?: () => void; children: ReactNode };

function Way({ href, onFollow, children }: WayProps) {
  return (
    <Button asChild className="self-start">
      <Link href={href} onClick={onFollow}>
        {children}
      </Link>
    </Button>
  );
}

function Created({ onNext }: { onNext: () => void }) {
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
      <p className="flex items-center gap-2 font-semibold">
        <CircleCheck aria-hidden className="size-5 text-score-good" />
        First Interview Successfully Created!
      </p>
      <Button onClick={onNext}>Go to Next Step</Button>
    </div>
  );
}

function ShareLink({ link, onCopied }: { link: string; onCopied: () => void }) {
  return (
    <div className="flex flex-col gap-3 sm:flex-row">
      <Input
        readOnly
        value={link}
        aria-label="Interview link"
        onFocus={(event) => event.target.select()}
      />
      <CopyButton
        value={link}
        label="Copy Link"
        copiedLabel="Copied!"
        tickMs={COPIED_MS}
        variant="default"
        className="sm:w-40"
        onDone={(copied) => copied && onCopied()}
      />
    </div>
  );
}

function None() {
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
      <p className="text-muted-foreground">{NO_INTERVIEW}</p>
      <Button asChild variant="outline">
        <Link href={routes.createInterview}>Create Interview</Link>
      </Button>
    </div>
  );
}
