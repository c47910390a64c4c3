import type { Metadata } from "next";

type PublicPage = {
  /** Its address without host and query, which is its canonical one too. */
  path: string;
  /** Without the brand's name, which the root layout's template adds; `absolute` stands as it is. */
  title: string | { absolute: string };
  description: string;
  /** `article` for a blog post. */
  type?: "website" | "article";
};

/** What crawlers and previews of links read of a public page. Its picture comes from `opengraph-image` beside it. */
export function pageMetadata({ path, title, description, type = "website" }: PublicPage): Metadata {
  const heading = typeof title === "string" ? `${title} · Rolecall` : title.absolute;
  return {
    title,
    description,
    alternates: { canonical: path },
    openGraph: {
      title: heading,
      description,
      url: path,
      siteName: "Rolecall",
      locale: "en_US",
      type,
    },
    twitter: { card: "summary_large_image", title: heading, description },
  };
}
