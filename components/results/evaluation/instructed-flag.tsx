import { TriangleAlert } from "lucide-react";
import { Badge } from "#components/ui/badge";
import { INSTRUCTED } from "#lib/domain/results/provenance";

/** Beside a rating: an answer tries to tell the scorer how to score. */
export function InstructedFlag({ className }: { className?: string }) {
  return (
    <Badge variant="medium" className={className}>
      <TriangleAlert aria-hidden />
      {INSTRUCTED}
    </Badge>
  );
}
