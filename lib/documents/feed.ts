import { articlePath, routes } from "#lib/domain/core/routes";
import type { PostSummary } from "#lib/domain/site/blog";

const ENTITIES: Record<string, string> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&apos;",
};

/** Text for XML, without the control characters that it can't hold. */
function xml(text: string): string {
  return text
    .replace(/[^\t\n\r -\uFFFD]/gu, (found) => (found > "\uFFFF" ? found : ""))
    .replace(/[&<>"']/g, (character) => ENTITIES[character] ?? character);
}

const element = (name: string, text: string | null) =>
  text ? `      <${name}>${xml(text)}</${name}>\n` : "";

function item(post: PostSummary, origin: string): string {
  const link = origin + articlePath(post.slug);
  const date = new Date(post.publishedAt ?? "");
  return [
    "    <item>\n",
    element("title", post.title),
    element("link", link),
    `      <guid isPermaLink="true">${xml(link)}</guid>\n`,
    element("description", post.description),
    element("dc:creator", post.author),
    element("category", post.categoryTitle),
    element("pubDate", Number.isNaN(date.getTime()) ? null : date.toUTCString()),
    "    </item>\n",
  ].join("");
}

/** The blog's newest articles as RSS 2.0. */
export function feed(posts: readonly PostSummary[], origin: string): string {
  return `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:dc="http://purl.org/dc/elements/1.1/">
  <channel>
    <title>Rolecall Blog</title>
    <link>${xml(origin + routes.blog)}</link>
    <atom:link href="${xml(origin + routes.blogFeed)}" rel="self" type="application/rss+xml"/>
    <description>Insights, tips, and case studies to help service businesses</description>
    <language>en-us</language>
${posts.map((post) => item(post, origin)).join("")}  </channel>
</rss>
`;
}
