import { longDate, readingTime } from "#lib/domain/site/blog";

type PostFactsProps = { publishedAt: string | null; bodyText: string; author?: string };

/** When an article came out, how long it takes and, if asked for, who wrote it. */
export function PostFacts({ publishedAt, bodyText, author }: PostFactsProps) {
  const date = longDate(publishedAt);
  return (
    <p className="flex flex-wrap gap-x-2 text-base text-muted-foreground">
      {date && publishedAt ? (
        <>
          <time dateTime={publishedAt}>{date}</time>
          <span aria-hidden>·</span>
        </>
      ) : null}
      <span>{readingTime(bodyText)}</span>
      {author ? (
        <>
          <span aria-hidden>·</span>
          <span>by {author}</span>
        </>
      ) : null}
    </p>
  );
}
