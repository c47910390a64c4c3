import * as z from "zod/mini";
import written from "../../../content/claims.json" with { type: "json" };

/** Where a claim can be checked, and since when; one without both is not confirmed, and shown nowhere. */
const proof = {
  source: z.nullable(z.string().check(z.minLength(1), z.maxLength(300))),
  date: z.nullable(z.iso.date()),
};
const said = z.string().check(z.maxLength(600));

const claimsSchema = z.strictObject({
  figures: z
    .array(z.strictObject({ claim: z.string(), label: z.string(), ...proof }))
    .check(z.length(4)),
  reviews: z
    .array(
      z.strictObject({
        claim: said,
        name: z.string(),
        role: z.string(),
        company: z.string(),
        /** A page to come; nothing links to it yet. */
        caseStudyUrl: z.string(),
        ...proof,
      }),
    )
    .check(z.length(3)),
  letter: z.strictObject({
    claim: z.string(),
    paragraphs: z.array(said),
    signature: z.string(),
    ...proof,
  }),
});

export type WrittenClaims = z.infer<typeof claimsSchema>;
export type Review = WrittenClaims["reviews"][number];
export type FounderLetter = WrittenClaims["letter"];

/** What the public site says in numbers or in somebody's name: what its owner has confirmed. */
export type SiteClaims = {
  figures: WrittenClaims["figures"];
  /** All three, or none. */
  reviews: readonly Review[];
  letter: FounderLetter | null;
};

/** The figure that 'Join 150+ service businesses' repeats. */
export const JOINED = "150+";

/**
 * The confirmed ones of `content/claims.json`.
 * @throws if the file has another form, or confirms what nobody has written, or from a day to come
 */
export function siteClaims(content: unknown, today: Date): SiteClaims {
  const { figures, reviews, letter } = claimsSchema.parse(content);
  for (const { date } of [...figures, ...reviews, letter])
    if (date !== null && date > today.toISOString().slice(0, 10))
      throw new Error(`A claim was confirmed on ${date}, which is still to come.`);
  const spoken = reviews.filter(isConfirmed);
  for (const { claim, name, company } of spoken)
    if (claim === "" || name === "" || company === "")
      throw new Error("A confirmed review has no words, no name, or no company.");
  if (isConfirmed(letter) && (letter.paragraphs.length === 0 || letter.signature === ""))
    throw new Error("The confirmed letter has no words or no signature.");
  return {
    figures: figures.filter(isConfirmed),
    reviews: spoken.length === reviews.length ? spoken : [],
    letter: isConfirmed(letter) ? letter : null,
  };
}

function isConfirmed({ source, date }: { source: string | null; date: string | null }): boolean {
  return source !== null && date !== null;
}

/** Of this installation, read at build. A file that isn't as it should be ends the build. */
export const ownClaims = (today: Date): SiteClaims => siteClaims(written, today);
