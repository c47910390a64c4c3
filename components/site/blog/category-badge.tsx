import { Badge } from "#components/ui/badge";

/** An article's category, in the words of whoever writes the blog: long ones wrap. */
export function CategoryBadge({ title }: { title: string | null }) {
  return title ? (
    <Badge className="max-w-full shrink whitespace-normal rounded-xl [overflow-wrap:anywhere]">
      {title}
    </Badge>
  ) : null;
}
