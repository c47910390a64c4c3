import { Badge } from "#components/ui/badge";
import { atsName } from "#lib/domain/integrations/catalogue";
import { deliveryChip } from "#lib/domain/integrations/delivery-words";
import type { ResultDetail } from "#lib/domain/results/result-detail";
import { JumpLink } from "../jump-link";

/** Where the page has all of a candidate's delivery. */
export const ATS_SECTION = "ats";

type AtsChipProps = {
  ats: ResultDetail["ats"];
  /** The id of the connected ATS, if the plan includes it; null otherwise. */
  connected: string | null;
};

/** How a candidate's delivery stands, near the top, with the way down to the rest. */
export function AtsChip({ ats: { delivery, linkedJob }, connected }: AtsChipProps) {
  if (delivery === null && (connected === null || linkedJob === null)) return null;
  const { words, tone } = deliveryChip(delivery, atsName(connected ?? ""));
  return (
    <JumpLink
      to={ATS_SECTION}
      className="inline-flex min-h-11 items-center underline-offset-4 hover:underline"
    >
      <Badge variant={tone}>{words}</Badge>
    </JumpLink>
  );
}
