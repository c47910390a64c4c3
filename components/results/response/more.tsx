import { ChevronDown } from "lucide-react";
import { useState } from "react";
import { lazyPart } from "#components/shared/lazy-part";
import { useRole } from "#components/shared/role";
import { Badge } from "#components/ui/badge";
import { Loading } from "#components/ui/spinner";
import { may, type SeatRole } from "#lib/domain/company/team";
import type { ResultDetail } from "#lib/domain/results/result-detail";
import { upperFirst } from "#lib/domain/text/words";

const MoreParts = lazyPart(() => import("./more-parts").then((module) => module.MoreParts), {
  loading: <Loading />,
});

const AND = new Intl.ListFormat("en");

/** What this role finds under 'More'. */
function inside({ opinions, state, hold }: ResultDetail, role: SeatRole): string[] {
  const shares = may(role, "invite");
  return [
    ...(shares ? ["sharing"] : []),
    ...(!shares && opinions.length > 0 ? ["opinions"] : []),
    ...(state === "people_only" ? [] : ["evaluations"]),
    ...(hold !== null || may(role, "own") ? ["legal hold"] : []),
  ];
}

/**
 * What is rarely needed: who it is shared with, versions of the evaluation, and the legal hold. Nothing for whom there is
 * none of it.
 */
export function More({ result }: { result: ResultDetail }) {
  const { hold } = result;
  const said = result.opinions.length;
  const parts = inside(result, useRole());
  const [opened, setOpened] = useState(false);
  // Also what was opened before this ran.
  const look = (details: HTMLDetailsElement | null) => details?.open && setOpened(true);
  if (parts.length === 0) return null;
  return (
    <details
      ref={(details) => void look(details)}
      onToggle={({ currentTarget }) => look(currentTarget)}
      className="group/more border-t"
    >
      <summary className="flex min-h-13 cursor-pointer list-none flex-wrap items-center gap-x-3 gap-y-1 py-2 [&::-webkit-details-marker]:hidden">
        <h2 className="font-semibold text-xl">More</h2>
        <span className="text-muted-foreground text-sm max-sm:hidden">
          {upperFirst(AND.format(parts))}
        </span>
        {said > 0 ? <Badge>{said === 1 ? "1 opinion" : `${said} opinions`}</Badge> : null}
        {hold ? <Badge variant="medium">On legal hold</Badge> : null}
        <ChevronDown
          aria-hidden
          className="ml-auto size-5 shrink-0 text-muted-foreground transition-transform group-open/more:rotate-180"
        />
      </summary>
      <div className="flex flex-col gap-6 pt-2 pb-4">
        {opened ? <MoreParts result={result} /> : null}
      </div>
    </details>
  );
}
