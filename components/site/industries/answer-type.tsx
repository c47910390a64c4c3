import { PenLine, Video } from "lucide-react";
import { Badge } from "#components/ui/badge";
import type { AnswerType as Type } from "#lib/domain/interviews/question";

/** How a question is answered, in a word and a mark. */
export function AnswerType({ type }: { type: Type }) {
  const Icon = type === "video" ? Video : PenLine;
  return (
    <Badge variant={type === "video" ? "default" : "neutral"}>
      <Icon aria-hidden />
      <span>{type === "video" ? "Answered on video" : "Answered in writing"}</span>
    </Badge>
  );
}
