import { Badge } from "#components/ui/badge";
import { Card } from "#components/ui/card";
import type { ShownText } from "#lib/domain/sms/messages";

const STATES = {
  sending: "Not confirmed yet",
  sent: "Sent",
  delivered: "Delivered",
  undelivered: "Not delivered",
  failed: "Not sent",
  received: "",
} as const;

/** The texts between us and a candidate; nothing where there are none. */
export function TextLog({ texts }: { texts: readonly ShownText[] }) {
  if (texts.length === 0) return null;
  return (
    <section aria-labelledby="text-log">
      <h2 id="text-log" className="font-semibold text-xl">
        Text messages
      </h2>
      <Card className="mt-3">
        <ul className="divide-y">
          {texts.map((text) => (
            <li key={text.id} className="flex flex-col gap-1 px-5 py-4 sm:px-6">
              <p className="flex flex-wrap items-center gap-x-2 text-muted-foreground text-sm">
                <span>{text.theirs ? "They wrote" : "We texted for you"}</span>
                <span>{text.at}</span>
                {text.theirs ? null : <State text={text} />}
              </p>
              <p className="whitespace-pre-line [overflow-wrap:anywhere]">{text.body}</p>
            </li>
          ))}
        </ul>
      </Card>
    </section>
  );
}

function State({ text: { state, trouble } }: { text: ShownText }) {
  const words = [STATES[state], trouble].filter(Boolean).join(": ");
  const failed = state === "undelivered" || state === "failed";
  return failed ? <Badge variant="medium">{words}</Badge> : <span>{words}</span>;
}
