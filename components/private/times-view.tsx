"use client";

import { CalendarPlus } from "lucide-react";
import { useRouter } from "next/navigation";
import { useState } from "react";
import { SayNo } from "#components/private/say-no";
import { LinkScreen } from "#components/shared/link-screen";
import { useHydrated } from "#components/shared/use-hydrated";
import { useRestoreFocus } from "#components/shared/use-restore-focus";
import { useSend } from "#components/shared/use-send";
import { Alert } from "#components/ui/alert";
import { Button } from "#components/ui/button";
import { Field } from "#components/ui/field";
import { NativeSelect } from "#components/ui/native-select";
import { RadioCard, RadioGroup } from "#components/ui/radio-group";
import { timesApiPath } from "#lib/domain/core/response-routes";
import { MAX_TIMES, type OwnBooking, type PickOutcome } from "#lib/domain/results/booking";
import { dayOf, duration, fill, instant } from "#lib/domain/text/words";
import type { BookingMessages } from "#lib/messages/mails";

type TimesViewProps = {
  token: string;
  booking: OwnBooking;
  /** Whether the booked time has begun. */
  passed: boolean;
  messages: BookingMessages;
  /** Said if a press brought nothing. */
  failed: string;
};

/** Why a press didn't bring what it asked for. */
type Notice = "taken" | "fixed" | "changed";
const PICK_NOTICES = new Map<unknown, Notice>([
  ["taken", "taken"],
  ["kept", "fixed"],
  ["ended", "changed"],
] satisfies [PickOutcome, Notice][]);

/** Where a candidate takes one of the times that they are offered, moves it, or says no: by a press, never by opening it. */
export function TimesView({ token, booking, passed, messages, failed }: TimesViewProps) {
  const { language, company, job, state, times, canMove } = booking;
  const router = useRouter();
  const { send, busy, error, rest } = useSend();
  const [moving, setMoving] = useState(false);
  const [notice, setNotice] = useState<Notice | null>(null);
  const say = (text: string) => fill(text, { company, job }, language);
  const booked = state === "booked" && !passed;
  const choosing = times.length > 0 && (state === "offered" || (booked && moving));
  const title = say(titleOf(booking, { passed, choosing }, messages));
  const [pressed, setPressed] = useState(false);
  const heading = useRestoreFocus<HTMLHeadingElement>(pressed && title);

  function move(on: boolean) {
    setPressed(true);
    setNotice(null);
    setMoving(on);
  }

  async function pick(timeId: string) {
    setPressed(true);
    const answer = await send(timesApiPath(token), { timeId });
    rest();
    if (answer === null) return;
    const said = PICK_NOTICES.get(answer.outcome) ?? null;
    setNotice(said);
    if (said !== "taken") setMoving(false);
    router.refresh();
  }

  async function decline() {
    setPressed(true);
    const answer = await send(timesApiPath(token), { seen: booking.starts }, "DELETE");
    rest();
    if (answer === null) return;
    setNotice(answer.declined === true ? null : "changed");
    router.refresh();
  }

  return (
    <LinkScreen language={language} title={title} heading={heading}>
      <Lead booking={booking} passed={passed} say={say} messages={messages} />
      {booking.starts !== null || choosing ? (
        <Details booking={booking} messages={messages} />
      ) : null}
      <div aria-live="polite" className="empty:hidden">
        {notice ? <Alert variant="warning">{messages[notice]}</Alert> : null}
        {error ? <Alert variant="error">{failed}</Alert> : null}
      </div>
      {choosing ? (
        <Choice
          booking={booking}
          busy={busy}
          messages={messages}
          onPick={pick}
          {...(booked && { onBack: () => move(false) })}
        />
      ) : null}
      {booked && !choosing ? (
        <div className="flex flex-col items-start gap-3">
          <Button asChild>
            <a href={timesApiPath(token, "/calendar")} download>
              <CalendarPlus /> {messages.calendar}
            </a>
          </Button>
          {canMove && times.length > 0 ? (
            <>
              <Button variant="outline" onClick={() => move(true)}>
                {messages.change}
              </Button>
              <p className="text-muted-foreground text-sm">
                {fill(messages.changesLeft, { count: booking.moves }, language)}
              </p>
            </>
          ) : notice === "fixed" ? null : (
            <p className="text-muted-foreground">{canMove ? messages.onlyThis : messages.fixed}</p>
          )}
        </div>
      ) : null}
      {(booked && !moving) || (state === "offered" && times.length > 0) ? (
        <SayNo
          key={booking.starts}
          asks={booked ? messages.no : messages.noneFit}
          sure={say(messages.sure)}
          busy={busy}
          messages={messages}
          onNo={decline}
        />
      ) : null}
    </LinkScreen>
  );
}

type Shown = { passed: boolean; choosing: boolean };

function titleOf(
  { state }: OwnBooking,
  { passed, choosing }: Shown,
  messages: BookingMessages,
): string {
  if (state === "declined") return messages.declinedTitle;
  if (state === "called_off") return messages.calledOffTitle;
  if (state === "no_show" || passed) return messages.passedTitle;
  if (choosing) return messages.choose;
  return state === "booked" ? messages.bookedTitle : messages.noTimesTitle;
}

type LeadProps = Pick<TimesViewProps, "booking" | "passed" | "messages"> & {
  say: (text: string) => string;
};

function Lead({ booking: { state, times }, passed, say, messages }: LeadProps) {
  const lead = {
    offered: times.length > 0 ? messages.chooseLead : messages.noTimesLead,
    booked: passed ? null : messages.booked.lead,
    declined: messages.declinedLead,
    called_off: messages.calledOff.lead,
    no_show: null,
  }[state];
  return lead === null ? null : <p className="text-lg text-muted-foreground">{say(lead)}</p>;
}

/** A time by the reader's own clock, once the browser says which that is, and by the company's if they differ. */
function useClock({ language, company, timeZone }: OwnBooking, messages: BookingMessages) {
  const here = useHydrated();
  return (iso: string) => {
    const there = instant(iso, language, timeZone);
    const own = here ? instant(iso, language) : there;
    const when = fill(messages.zone, { company, when: there }, language);
    return { own, there: own === there ? null : when };
  };
}

type PartProps = Pick<TimesViewProps, "booking" | "messages">;

/** What is booked or offered: when, how long, where and with whom. */
function Details({ booking, messages }: PartProps) {
  const { kind, minutes, place, host, starts, language } = booking;
  const clock = useClock(booking, messages);
  const at = starts === null ? null : clock(starts);
  return (
    <div className="rounded-lg border bg-card px-5 py-4 text-base">
      {at ? <p className="font-semibold text-lg">{at.own}</p> : null}
      {at?.there ? <p className="text-muted-foreground">{at.there}</p> : null}
      <p>
        {messages.kinds[kind]} · {duration(minutes, language)}
      </p>
      <p className="[overflow-wrap:anywhere]">
        {`${kind === "call" ? messages.phone : messages.where}: `}
        <bdi>{place}</bdi>
      </p>
      {host ? (
        <p className="[overflow-wrap:anywhere]">
          {messages.with}: <bdi>{host}</bdi>
        </p>
      ) : null}
    </div>
  );
}

type ChoiceProps = PartProps & {
  busy: boolean;
  onPick: (timeId: string) => void;
  /** Back to what is booked. */
  onBack?: () => void;
};

function Choice({ booking, busy, messages, onPick, onBack }: ChoiceProps) {
  const [chosen, setChosen] = useState<string | null>(null);
  const [day, setDay] = useState<string | null>(null);
  const clock = useClock(booking, messages);
  const here = useHydrated();
  const dayName = (starts: string) =>
    dayOf(starts, booking.language, here ? undefined : booking.timeZone);
  const days =
    booking.times.length > MAX_TIMES
      ? [...new Set(booking.times.map(({ starts }) => dayName(starts)))]
      : [];
  const shownDay = days.find((one) => one === day) ?? days[0];
  const times = booking.times.filter(
    ({ starts }) => shownDay === undefined || dayName(starts) === shownDay,
  );
  const time = times.find(({ id }) => id === chosen);
  return (
    <form
      className="flex flex-col gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        if (time && !busy) onPick(time.id);
      }}
    >
      {days.length > 0 ? (
        <Field label={messages.day}>
          {(control) => (
            <NativeSelect
              {...control}
              value={shownDay}
              onChange={({ target }) => setDay(target.value)}
            >
              {days.map((one) => (
                <option key={one}>{one}</option>
              ))}
            </NativeSelect>
          )}
        </Field>
      ) : null}
      <RadioGroup aria-label={messages.choose} value={chosen ?? ""} onValueChange={setChosen}>
        {times.map(({ id, starts }) => {
          const { own, there } = clock(starts);
          return <RadioCard key={id} value={id} label={own} hint={there} />;
        })}
      </RadioGroup>
      <div className="flex flex-wrap gap-3">
        <Button type="submit" size="lg" disabled={busy || !time}>
          {busy ? messages.saving : messages.take}
        </Button>
        {onBack ? (
          <Button variant="outline" size="lg" onClick={onBack}>
            {messages.back}
          </Button>
        ) : null}
      </div>
    </form>
  );
}
