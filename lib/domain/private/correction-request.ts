import * as z from "zod/mini";
import { ANSWER_LIMIT } from "../room/room.ts";
import { filled } from "../text/text.ts";

/** What a candidate says that they said, in the place of what was heard. */
export const correctionSchema = z.object({
  responseId: z.uuid(),
  text: filled("Write what you said.", ANSWER_LIMIT),
});
