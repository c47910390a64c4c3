import { Phone } from "lucide-react";
import Link from "next/link";
import { buttonVariants } from "#components/ui/button";
import { signUpPath } from "#lib/domain/core/routes";
import { DEFAULT_PLAN } from "#lib/domain/plans/plans";
import { DEMO_CALLS, type DemoCall, demoClipPath } from "#lib/domain/site/demo-calls";
import { CallHead, CallHours } from "../calls/call-lines";
import { DemoSentence } from "./demo-sentence";

/** The demo company's people to call, as their owner sees them. All of it leads to the sign-up but play and call. */
export function DemoCalls() {
  return (
    <figure className="flex flex-col gap-3">
      <div className="relative rounded-xl border bg-card shadow-soft">
        <Link
          href={signUpPath(DEFAULT_PLAN)}
          aria-label="Start your free trial: candidates with their scores"
          className="absolute inset-0 rounded-xl"
        />
        <ol className="pointer-events-none relative divide-y">
          {DEMO_CALLS.map((call) => (
            <Row key={call.clip} call={call} />
          ))}
        </ol>
      </div>
      <figcaption className="text-muted-foreground text-sm">
        Demo candidates, synthetic voices
      </figcaption>
    </figure>
  );
}

const playClasses = buttonVariants({
  variant: "outline",
  size: "icon",
  className: "pointer-events-auto",
});

function Row({ call }: { call: DemoCall }) {
  const { name, interview, rating, quote, language, clip } = call;
  return (
    <li className="flex flex-col gap-2 px-4 py-3 sm:px-5 sm:py-4">
      <CallHead
        name={<span className="font-semibold">{name}</span>}
        below={interview}
        rating={rating}
      />
      <DemoSentence
        name={name}
        quote={quote}
        language={language}
        film={demoClipPath(clip)}
        playClasses={playClasses}
      />
      <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-2">
        <div className="min-w-0 flex-1 basis-44">
          <CallHours {...call} />
        </div>
        <CallButton call={call} />
      </div>
    </li>
  );
}

/** Dials nobody, and says what it does in an account; without a script, too. */
function CallButton({ call: { name, phone } }: { call: DemoCall }) {
  return (
    <details className="pointer-events-auto open:basis-full">
      <summary
        aria-label={`Call ${name}`}
        className={buttonVariants({
          size: "sm",
          variant: "outline",
          className: "cursor-pointer list-none [&::-webkit-details-marker]:hidden",
        })}
      >
        <Phone /> Call
      </summary>
      <p className="mt-2 max-w-text text-muted-foreground text-sm">
        In your account this dials {phone} with one tap, and “Text” opens a message that's already
        begun in their language.
      </p>
    </details>
  );
}
