import { readFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";

const pair = z.tuple([z.string(), z.string()]);

/** Examples of the author's own, thirty of each class, written before the rules of service-jobs-5. */
export const classes = z
  .object({
    /** Question and answer: only pay, hours, thanks, praise of the company, other people, weather, slogans. */
    nothingUsable: z.array(pair),
    /** Question and answer: short and plain, with one concrete fact. */
    plainFact: z.array(pair),
    /** The same told by two people: dialect, school, religion, disability, age, family. */
    sameTold: z.array(pair),
    /** An answer without and with an order. */
    withAnOrder: z.array(pair),
    /** Sentences of work that only look like orders. */
    honest: z.array(z.string()),
  })
  .parse(JSON.parse(readFileSync(join("tests", "unit", "evaluation", "classes.json"), "utf8")));
