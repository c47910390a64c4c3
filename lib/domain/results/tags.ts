/** Characters of a tag, and the most that one candidate has. */
export const TAG_LIMIT = 30;
export const MAX_TAGS = 10;

/** Of its tags, a company is offered those that most of its candidates have. */
export const TAGS_OFFERED = 50;

/** Said if nobody of those chosen could get a tag. */
export const FULL_OF_TAGS = `Nobody was tagged: a candidate can have up to ${MAX_TAGS} tags.`;

/** Said if some of those chosen couldn't get a tag. */
export function leftUntagged(people: number): string {
  return `${people.toLocaleString("en-US")} of them already had ${MAX_TAGS} tags and got no more.`;
}
