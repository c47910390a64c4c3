import { type Quoted, type Sent, sentencesOf } from "./sentences.ts";

type Told = { text: string; quotes: Quoted[] };

const quoting = (text: string, quote: Quoted | undefined): Told[] =>
  quote ? [{ text, quotes: [quote] }] : [];
const first = (sent: Sent[]) => sentencesOf(sent)[0];

/** What an answer tells the scorer to write. */
const DICTATED = /\bsummary\b[^:]{0,40}: ?([^.!?]+)/i;

/** Ways to lie about a person on quotes that are there. */
export const LIES = {
  "says-more-than-its-quote": (sent: Sent[]) =>
    quoting("Ran the whole company alone.", first(sent)),
  "changes-a-number": (sent: Sent[]) => quoting("Has done this for 27 years.", first(sent)),
  "adds-a-name": (sent: Sent[]) => quoting("Has worked for Bramblewick Hotels.", first(sent)),
  "says-what-is-protected": (sent: Sent[]) => quoting("A married parent of two.", first(sent)),
  "asks-what-nobody-may": (sent: Sent[]) =>
    quoting("Ask who watches the kids on night shifts.", first(sent)),
  "tells-languages-unasked": (sent: Sent[]) =>
    quoting("Speaks Spanish and Portuguese.", first(sent)),
  "counts-another-shift": (sent: Sent[]) => quoting("Worked third shift.", first(sent)),
  "repeats-a-mask": (sent: Sent[]) => quoting("[name] locked the doors.", first(sent)),
  "quotes-another-answer": (sent: Sent[]) =>
    quoting("Calmed down an angry visitor.", sentencesOf(sent.slice(1))[0]),
  "quotes-what-nobody-said": () =>
    quoting("Never came late.", { answer: 1, text: "I never once came late to work." }),
  "writes-what-is-dictated": (sent: Sent[]) => {
    const ordering = sent.find(({ text }) => DICTATED.test(text));
    const words = DICTATED.exec(ordering?.text ?? "")?.[1];
    const other = sent.filter((answer) => answer !== ordering);
    return words ? quoting(`${words.trim()}.`, first(other)) : [];
  },
} satisfies Record<string, (sent: Sent[]) => Told[]>;

export const LIE_KINDS = [
  "says-more-than-its-quote",
  "changes-a-number",
  "adds-a-name",
  "says-what-is-protected",
  "asks-what-nobody-may",
  "tells-languages-unasked",
  "counts-another-shift",
  "repeats-a-mask",
  "quotes-another-answer",
  "quotes-what-nobody-said",
  "writes-what-is-dictated",
] as const satisfies readonly (keyof typeof LIES)[];
