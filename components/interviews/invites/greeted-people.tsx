import type { InvitedPerson } from "#lib/domain/interviews/invite-list";
import { type GreetingWords, greeting } from "#lib/domain/text/greeting";
import { textAttributes } from "#lib/domain/text/languages";

/** How the emails to an interview's people begin, and in which language. */
export type Greets = GreetingWords & { language: string };

const SHOWN = 20;

/** The first people of a list, each as the email to them begins. */
export function GreetedPeople({ people, greets }: { people: InvitedPerson[]; greets: Greets }) {
  const title =
    people.length > SHOWN
      ? `The first ${SHOWN} emails begin like this:`
      : "The emails begin like this:";
  return (
    <div>
      <p className="font-medium">{title}</p>
      <ul className="mt-2 divide-y rounded-md border">
        {people.slice(0, SHOWN).map(({ email, name }) => (
          <li key={email} className="grid grid-cols-1 gap-x-6 px-4 py-2 sm:grid-cols-2">
            <span {...textAttributes(greets.language)} className="min-w-0 break-words text-start">
              {greeting(greets, name, greets.language)}
            </span>
            <span className="min-w-0 break-all text-muted-foreground">{email}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
