import type { Metadata, ResolvingMetadata } from "next";
import { Article } from "#components/site/blog/article";
import { ArticleData } from "#components/site/blog/blog-data";
import {
  articleMetadata,
  FAILED_METADATA,
  NOT_FOUND_METADATA,
} from "#components/site/blog/metadata";
import { PostNotFound } from "#components/site/blog/post-not-found";
import { siteEnv } from "#lib/env/public";
import { shownMessage } from "#lib/http/errors";
import { openPost } from "#lib/workflows/site/blog";

type Props = { params: Promise<{ slug: string }> };

/** Seconds for which the page is kept. */
export const revalidate = 5;

/** Made when first asked for: the articles come and go without a build. */
export const generateStaticParams = () => [];

/** The article, or why it can't be read. */
async function read(props: Props) {
  try {
    return { found: await openPost((await props.params).slug) };
  } catch (failure) {
    return { failure };
  }
}

export async function generateMetadata(props: Props, above: ResolvingMetadata): Promise<Metadata> {
  const { found, failure } = await read(props);
  if (failure) return FAILED_METADATA;
  return found ? articleMetadata(found.post, (await above).openGraph?.images) : NOT_FOUND_METADATA;
}

export default async function ArticlePage(props: Props) {
  const { found, failure } = await read(props);
  if (failure) return <PostNotFound message={shownMessage(failure) ?? "Failed to load post"} />;
  if (!found) return <PostNotFound />;
  return (
    <>
      <ArticleData post={found.post} origin={siteEnv().origin} />
      <Article {...found} />
    </>
  );
}
