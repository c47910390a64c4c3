import { CircleCheck, CircleMinus } from "lucide-react";
import { Badge } from "#components/ui/badge";
import { cn } from "#lib/utils";

/** The word that a rating comes down to: green from 7.0 on, whatever the color of its band. */
export function QualifiedBadge({
  qualified,
  className,
}: {
  qualified: boolean;
  className?: string;
}) {
  const Icon = qualified ? CircleCheck : CircleMinus;
  return (
    <Badge variant={qualified ? "good" : "neutral"} className={cn("text-base", className)}>
      <Icon aria-hidden />
      <span>{qualified ? "Qualified" : "Not qualified"}</span>
    </Badge>
  );
}
