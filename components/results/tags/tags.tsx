import { UserRound } from "lucide-react";
import { WhoMay } from "#components/shared/role";
import { Badge } from "#components/ui/badge";
import { pickedRow } from "#lib/domain/results/bulk";
import type { ResultDetail } from "#lib/domain/results/result-detail";
import type { ResultRow } from "#lib/domain/results/results";
import { TagDialog } from "./tag-dialog";

/** So many stand in a row of the list. */
const IN_A_ROW = 4;

export type TaggedRow = Pick<ResultRow, "tags" | "assigned">;

function TagBadge({ tag, className }: { tag: string; className?: string }) {
  return (
    <Badge variant="neutral" className={className}>
      <span dir="auto" className="max-w-40 truncate">
        {tag}
      </span>
    </Badge>
  );
}

/** Who takes care of a candidate of the list, and the first of their tags. */
export function RowTags({ row: { tags, assigned } }: { row: TaggedRow }) {
  if (tags.length === 0 && assigned === null) return null;
  const more = tags.length - IN_A_ROW;
  return (
    <span className="flex min-w-0 flex-wrap items-center gap-1">
      {assigned ? (
        <Badge variant="outline" className="px-2 text-xs">
          <UserRound aria-hidden />
          <span className="sr-only">Assigned to </span>
          <span dir="auto" className="max-w-32 truncate">
            {assigned.isMe ? "You" : assigned.name}
          </span>
        </Badge>
      ) : null}
      {tags.slice(0, IN_A_ROW).map((tag) => (
        <TagBadge key={tag} tag={tag} className="px-2 text-xs" />
      ))}
      {more > 0 ? <span className="text-muted-foreground text-xs">+{more}</span> : null}
    </span>
  );
}

/** The tags of one candidate, and the way to change them. */
export function Tags({ result }: { result: ResultDetail }) {
  const { name, tags } = result;
  return (
    <>
      {tags.map((tag) => (
        <TagBadge key={tag} tag={tag} />
      ))}
      <WhoMay to="decide">
        <TagDialog whom={name} own={tags} choice={{ picked: [pickedRow(result)] }} />
      </WhoMay>
    </>
  );
}
