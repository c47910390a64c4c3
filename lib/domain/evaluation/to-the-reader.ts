import { alternatives, wholeWords } from "./alternatives.ts";

const READER = alternatives`
  you
  your
  usted(?:es)?
`;
/** Names whoever reads, in folded text. */
export const NAMES_THE_READER = wholeWords(READER);
/** Turns to whoever reads: an order or a question is no account, though it says 'me' and 'my'. */
export const TO_THE_READER = wholeWords([...READER, "please", "por favor"]);
