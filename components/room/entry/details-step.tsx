"use client";

import {
  type ComponentProps,
  type FormEvent,
  type ReactNode,
  useEffect,
  useEffectEvent,
  useId,
  useRef,
  useState,
} from "react";
import { useHydrated } from "#components/shared/use-hydrated";
import { suggestEmail } from "#lib/domain/account/email-suggestion";
import {
  type CandidateDetails,
  candidateFaults,
  type DetailsFault,
  trimmedDetails,
} from "#lib/domain/room/candidate";
import { textableNumber } from "#lib/domain/room/text-consent";
import { RoomFault } from "#lib/room-client/transport";
import { RoomButton } from "../button";
import { Problem } from "../problem";
import { useRoom } from "../room-context";
import { Step } from "../step";

type Field = keyof CandidateDetails;
const FIELDS: Field[] = ["name", "email", "phone"];

/** Name, email, phone; sending them begins the attempt. */
export function DetailsStep({
  details,
  onType,
  onStart,
  onBack,
}: {
  /** What was typed before, if one comes back. */
  details: CandidateDetails;
  onType: (details: CandidateDetails) => void;
  /** `texts`: the box for text messages is ticked. */
  onStart: (details: CandidateDetails, texts: boolean) => Promise<void>;
  onBack: () => void;
}) {
  const { interview, messages, say } = useRoom();
  const m = messages.details;
  const { requirePhone = false } = interview;
  const [ticked, setTicked] = useState(false);
  const texts = interview.texts === true && textableNumber(details.phone) !== null;
  const [faults, setFaults] = useState<Partial<Record<Field, DetailsFault>>>({});
  const [problem, setProblem] = useState("");
  /** The address that the person was asked about. */
  const [asked, setAsked] = useState("");
  const stopped = useRef("");
  const meant = asked === details.email ? suggestEmail(asked) : null;
  const [busy, setBusy] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const id = useId();
  const ready = useHydrated();

  // What was typed before the page's script was there.
  const catchUp = useEffectEvent(() => {
    const typed = new FormData(form.current ?? undefined);
    const textOf = (field: Field) => String(typed.get(field) ?? "");
    onType({ name: textOf("name"), email: textOf("email"), phone: textOf("phone") });
  });
  useEffect(() => catchUp(), []);

  const focusOn = (field: Field) =>
    form.current?.querySelector<HTMLInputElement>(`[name="${field}"]`)?.focus();

  function showFaults(found: typeof faults) {
    setFaults(found);
    const first = FIELDS.find((field) => found[field]);
    if (first) focusOn(first);
    return first;
  }

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (busy || showFaults(candidateFaults(details, requirePhone))) return;
    // Once: they may know better.
    if (suggestEmail(details.email) !== null && stopped.current !== details.email) {
      stopped.current = details.email;
      setAsked(details.email);
      return focusOn("email");
    }
    setBusy(true);
    setProblem("");
    try {
      await onStart(trimmedDetails(details), texts && ticked);
    } catch (error) {
      setBusy(false);
      // Required since this page was made.
      if (error instanceof RoomFault && error.reason === "phone_missing")
        return showFaults({ phone: "missing" });
      // The page itself says so.
      if (error instanceof RoomFault && error.reason === "invite_taken_back")
        return window.location.reload();
      setProblem(say(problemOf(error, messages.errors)));
    }
  }

  return (
    <Step
      title={m.title}
      actions={
        <>
          <RoomButton
            type="submit"
            form={id}
            disabled={busy || !ready}
            className="w-full sm:w-auto"
          >
            {busy ? m.starting : m.next}
          </RoomButton>
          <RoomButton look="bare" onClick={onBack} disabled={busy}>
            {messages.question.back}
          </RoomButton>
        </>
      }
    >
      <p className="mt-2 text-muted-foreground">{say(m.lead)}</p>
      <form ref={form} id={id} noValidate onSubmit={submit} className="mt-6 grid gap-5">
        {FIELDS.map((field) => (
          <TextField
            key={field}
            name={field}
            label={field === "phone" && requirePhone ? m.phoneRequired : m[field]}
            error={
              field === "phone" && requirePhone && faults.phone === "invalid"
                ? m.phoneInvalid
                : faults[field] && m.faults[field][faults[field]]
            }
            value={details[field]}
            required={field !== "phone" || requirePhone}
            hint={
              field === "email" &&
              meant !== null && (
                <RoomButton
                  look="bare"
                  className="!px-0 text-base text-primary"
                  onClick={() => {
                    onType({ ...details, email: meant });
                    setFaults({ ...faults, email: undefined });
                  }}
                >
                  <bdi className="break-all">{say(m.mean, { address: meant })}</bdi>
                </RoomButton>
              )
            }
            onChange={({ target }) => {
              onType({ ...details, [field]: target.value });
              setFaults({ ...faults, [field]: undefined });
            }}
            onBlur={() => field === "email" && setAsked(details.email)}
            {...KEYBOARDS[field]}
          />
        ))}
        {texts && (
          <label className="flex min-h-11 cursor-pointer items-start gap-3 py-1">
            <input
              type="checkbox"
              className="mt-1 size-5 shrink-0 accent-primary"
              checked={ticked}
              onChange={({ target }) => setTicked(target.checked)}
            />
            <span>{say(m.texts)}</span>
          </label>
        )}
      </form>
      <Problem>{problem}</Problem>
    </Step>
  );
}

const KEYBOARDS = {
  name: { autoComplete: "name", autoCapitalize: "words" },
  email: { type: "email", inputMode: "email", autoComplete: "email", autoCapitalize: "none" },
  phone: { type: "tel", inputMode: "tel", autoComplete: "tel" },
} as const;

function TextField({
  label,
  error,
  hint,
  ...props
}: ComponentProps<"input"> & { label: string; error: string | undefined; hint: ReactNode }) {
  const id = useId();
  return (
    <div>
      <label htmlFor={id} className="font-semibold">
        {label}
      </label>
      <input
        id={id}
        aria-invalid={error !== undefined}
        aria-describedby={error === undefined ? undefined : `${id}-error`}
        className="mt-1 block h-12 w-full rounded-md border border-input bg-card px-3 text-lg aria-invalid:border-destructive"
        {...props}
      />
      <div role="status">{hint}</div>
      {error !== undefined && (
        <p id={`${id}-error`} className="mt-1 text-destructive">
          {error}
        </p>
      )}
    </div>
  );
}

type Errors = ReturnType<typeof useRoom>["messages"]["errors"];

function problemOf(error: unknown, errors: Errors): string {
  if (!(error instanceof RoomFault)) return errors.start;
  if (error.status === 0) return errors.network;
  if (error.reason === "often") return errors.often;
  if (error.reason === "company_full") return errors.full;
  if (error.status === 429) return errors.rate;
  if (error.reason === "interview_closed") return errors.closed;
  return error.reason === "notice_changed" ? errors.notice : errors.start;
}
