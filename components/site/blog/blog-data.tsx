import { articlePath, routes } from "#lib/domain/core/routes";
import type { PostSummary } from "#lib/domain/site/blog";
import { JsonLd } from "../metadata/json-ld";
import { blog, blogPosting, breadcrumbs } from "../metadata/structured-data";

/** An article in the words of structured data. */
function described({ slug, title, description, image, publishedAt, author }: PostSummary) {
  return { slug, headline: title, description, image, datePublished: publishedAt ?? "", author };
}

/** What a page of the list says of itself to machines. */
export function ListingData({ posts, origin }: { posts: readonly PostSummary[]; origin: string }) {
  return (
    <>
      <JsonLd data={blog(posts.map(described))} origin={origin} />
      <JsonLd data={breadcrumbs([{ name: "Blog", path: routes.blog }])} origin={origin} />
    </>
  );
}

/** What an article says of itself to machines. */
export function ArticleData({ post, origin }: { post: PostSummary; origin: string }) {
  return (
    <>
      <JsonLd data={blogPosting(described(post))} origin={origin} />
      <JsonLd
        data={breadcrumbs([
          { name: "Blog", path: routes.blog },
          { name: post.title, path: articlePath(post.slug) },
        ])}
        origin={origin}
      />
    </>
  );
}
