"use client";

import { useRouter } from "next/navigation";
import { toast } from "sonner";
import { useSend } from "#components/shared/use-send";
import { Badge } from "#components/ui/badge";
import { Button } from "#components/ui/button";
import { Card } from "#components/ui/card";
import { linksPath } from "#lib/domain/core/response-routes";
import type { ShortlistLink } from "#lib/domain/results/shortlist";

/** The links for people without an account: what each shows, how often it was opened, and how many answers came in. */
export function LinkList({ links }: { links: ShortlistLink[] }) {
  if (links.length === 0) return null;
  return (
    <Card>
      <ul className="divide-y">
        {links.map((link) => (
          <li key={link.id} className="px-5 py-4 sm:px-6">
            <LinkLine link={link} />
          </li>
        ))}
      </ul>
    </Card>
  );
}

const STATES = { open: "Until", expired: "Expired", ended: "Turned off" } as const;
const PARTS = { scores: "scores", contact: "email and phone", video: "recordings" } as const;

function LinkLine({ link }: { link: ShortlistLink }) {
  const router = useRouter();
  const { send, busy, rest } = useSend();
  const { label, by, outside, shows, questions, state, until, openings, lastOpened, answered } =
    link;
  const parts = shows.flatMap((part) => (part === "name" ? [] : [PARTS[part]]));

  async function end() {
    if (busy) return;
    const ended = await send(linksPath(link.id), {}, "DELETE");
    rest();
    if (!ended) return toast.error("The link couldn't be turned off. Please try again.");
    toast.success("The link no longer works.");
    router.refresh();
  }

  return (
    <div className="flex items-start gap-3">
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <strong dir="auto" className="font-semibold [overflow-wrap:anywhere]">
            {label}
          </strong>
          {shows.includes("name") ? null : <Badge variant="neutral">Blind</Badge>}
          {outside ? <Badge variant="outline">Client or partner</Badge> : null}
        </p>
        <p className="text-muted-foreground text-sm">
          {[
            ...(questions === null
              ? []
              : [questions === 1 ? "1 question" : `${questions} questions`]),
            ...(parts.length === 0 ? [] : [`With ${parts.join(", ")}`]),
            `Made by ${by}`,
            `${STATES[state]} ${until}`,
            openingsInWords(openings, lastOpened),
            ...(answered === 0 ? [] : [answered === 1 ? "1 answer" : `${answered} answers`]),
          ].join(" · ")}
        </p>
      </div>
      {state === "open" ? (
        <Button variant="ghost" size="sm" aria-disabled={busy} onClick={end}>
          Turn off<span className="sr-only"> the link for {label}</span>
        </Button>
      ) : null}
    </div>
  );
}

function openingsInWords(openings: number, last: string | null): string {
  if (last === null) return "Not opened yet";
  return openings === 1 ? `Opened once, ${last}` : `Opened ${openings} times, last ${last}`;
}
