"use client";

import { Mail, MessageCircle, Phone } from "lucide-react";
import { useRouter } from "next/navigation";
import { toast } from "sonner";
import { ContactLink } from "#components/shared/contact-link";
import { FormError } from "#components/shared/form-error";
import { WhoMay } from "#components/shared/role";
import { useSend } from "#components/shared/use-send";
import { Button } from "#components/ui/button";
import { type ReminderWay, reminderPath, type StartedRow } from "#lib/domain/interviews/started";
import { shownPhone } from "#lib/domain/text/phone";

/** Who started and hasn't finished: leads to call, and to remind once. */
export function StartedList({ people }: { people: readonly StartedRow[] }) {
  return (
    <ul className="flex flex-col gap-3">
      {people.map((person) => (
        <Person key={person.attemptId} person={person} />
      ))}
    </ul>
  );
}

function Person({ person }: { person: StartedRow }) {
  const { name, links, phone } = person;
  return (
    <li className="flex flex-col gap-x-6 gap-y-3 rounded-lg border bg-card p-4 sm:p-5 lg:flex-row lg:items-center lg:justify-between">
      <div className="min-w-0">
        <p dir="auto" className="w-fit max-w-full font-semibold text-lg [overflow-wrap:anywhere]">
          {name}
        </p>
        <p className="text-base">
          {person.progress}
          <span className="text-muted-foreground"> · Last here {person.since}</span>
        </p>
        <div className="flex flex-wrap gap-x-5 text-base">
          {phone === null ? null : (
            <ContactLink href={links.call} icon={<Phone />} text={shownPhone(phone)} />
          )}
          <ContactLink href={links.email} icon={<Mail />} text={person.email} />
        </div>
      </div>
      <WhoMay to="invite">
        <Reminder person={person} />
      </WhoMay>
    </li>
  );
}

/** The company's one reminder: by our mail, or by a text from one's own phone with the first line written. */
function Reminder({ person: { attemptId, name, links, reminded, over } }: { person: StartedRow }) {
  const router = useRouter();
  const { send, busy, error, rest } = useSend();

  async function remind(by: ReminderWay) {
    const answer = await send(reminderPath(attemptId), { by });
    if (answer === null) return;
    rest();
    if (by === "email") {
      toast.success(
        answer.reminded === true ? `We're emailing ${name}` : `${name} was reminded already`,
      );
    }
    router.refresh();
  }

  if (reminded !== null)
    return <p className="text-base text-muted-foreground">Reminded {reminded}</p>;
  if (over) return <p className="text-base text-muted-foreground">The interview is closed</p>;
  return (
    <div className="flex flex-col gap-2 lg:items-end">
      <div className="flex flex-wrap gap-2">
        <Button variant="outline" disabled={busy} onClick={() => void remind("email")}>
          <Mail /> Send a reminder
        </Button>
        {links.text ? (
          <Button variant="outline" asChild>
            <a href={links.text} onClick={() => void remind("text")}>
              <MessageCircle /> Text from your phone
            </a>
          </Button>
        ) : null}
      </div>
      <FormError>{error?.message}</FormError>
    </div>
  );
}
