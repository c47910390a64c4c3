import type { Metadata, ResolvingMetadata } from "next";
import { ListingData } from "#components/site/blog/blog-data";
import { Listing, ListingFailed, ListingNotFound } from "#components/site/blog/listing";
import { listingMetadata } from "#components/site/blog/metadata";
import { notFoundMetadata } from "#components/site/not-found-message";
import { requestedPage } from "#lib/domain/site/blog";
import { siteEnv } from "#lib/env/public";
import { shownMessage } from "#lib/http/errors";
import { listPosts } from "#lib/workflows/site/blog";

type Props = { params: Promise<{ page: string }> };

/** Seconds for which the page is kept. */
export const revalidate = 5;

/** Made when first asked for: the articles come and go without a build. */
export const generateStaticParams = () => [];

/** The page that was asked for, or why it can't be read. */
async function read(props: Props) {
  const page = requestedPage((await props.params).page);
  try {
    return { page, list: page === null ? null : await listPosts(page) };
  } catch (failure) {
    return { page, failure };
  }
}

export async function generateMetadata(props: Props, above: ResolvingMetadata): Promise<Metadata> {
  const { page, list, failure } = await read(props);
  if (page === null || (!list && !failure)) return notFoundMetadata("Page not found · Rolecall");
  const state = list?.posts.length === 0 ? "empty" : "full";
  const pictures = (await above).openGraph?.images;
  return listingMetadata(page, failure ? "failed" : state, pictures);
}

export default async function BlogPage(props: Props) {
  const { list, failure } = await read(props);
  if (failure) return <ListingFailed message={shownMessage(failure)} />;
  if (!list) return <ListingNotFound />;
  return (
    <>
      <ListingData posts={list.posts} origin={siteEnv().origin} />
      <Listing {...list} />
    </>
  );
}
