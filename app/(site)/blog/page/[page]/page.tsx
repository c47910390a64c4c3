import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { ListingData } from "#components/site/blog/blog-data";
import { Listing, ListingFailed } from "#components/site/blog/listing";
import { listingMetadata } from "#components/site/blog/metadata";
import { askedPage } from "#lib/domain/site/blog";
import { siteEnv } from "#lib/env/public";
import { shownMessage } from "#lib/http/errors";
import { listPosts } from "#lib/workflows/site/list-posts";

type Props = { params: Promise<{ page: string }> };

/** Seconds for which the page is kept. */
export const revalidate = 5;

/** Made when first asked for: the articles come and go without a build. */
export const generateStaticParams = () => [];

/** The page that was asked for, or why it can't be read. */
async function read(props: Props) {
  const page = askedPage((await props.params).page);
  if (page === null) notFound();
  try {
    return { page, list: await listPosts(page) };
  } catch (failure) {
    return { page, failure };
  }
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const { page, list, failure } = await read(props);
  const state = list?.posts.length === 0 ? "empty" : "full";
  return listingMetadata(page, failure ? "failed" : state);
}

export default async function BlogPage(props: Props) {
  const { list, failure } = await read(props);
  if (failure) return <ListingFailed message={shownMessage(failure)} />;
  if (!list) notFound();
  return (
    <>
      <ListingData posts={list.posts} origin={siteEnv().origin} />
      <Listing {...list} />
    </>
  );
}
