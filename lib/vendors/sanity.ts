import { createClient, type SanityClient } from "next-sanity";
import { AppError } from "#lib/domain/core/errors";
import { ARTICLES_NOT_LOADED, type Post, type PostSummary, pageRange } from "#lib/domain/site/blog";
import { serverEnv } from "#lib/env/server";
import { cache } from "./sanity/cache.ts";
import {
  aboutQuery,
  countQuery,
  newestQuery,
  postQuery,
  postsQuery,
  relatedQuery,
} from "./sanity/queries.ts";
import { count, onePost, summaries } from "./sanity/replies.ts";

const TIMEOUT_MS = 5_000;
const RELATED = 3;

/** With what pages and proxies keep, a new article is there within a minute. */
const remembered = cache({ freshMs: 5_000, staleMs: 3_600_000 });

let made: SanityClient | undefined;

function client(projectId: string): SanityClient {
  const { SANITY_API_URL } = serverEnv();
  made ??= createClient({
    projectId,
    dataset: "production",
    apiVersion: "2024-01-01",
    useCdn: false,
    perspective: "published",
    timeout: TIMEOUT_MS,
    maxRetries: 1,
    ...(SANITY_API_URL && { apiHost: SANITY_API_URL, useProjectHostname: false }),
  });
  return made;
}

/** Asks the content service, or has `none` if no project is configured. */
async function ask<T>(
  reply: { parse(value: unknown): T },
  none: T,
  query: string,
  params: Record<string, string | number> = {},
): Promise<T> {
  const projectId = serverEnv().SANITY_PROJECT_ID;
  if (projectId === undefined) return none;
  try {
    const answer = await remembered(JSON.stringify([query, params]), () =>
      client(projectId).fetch<unknown>(query, params),
    );
    return reply.parse(answer);
  } catch (cause) {
    throw new AppError("unavailable", ARTICLES_NOT_LOADED, {
      cause,
      log: "The content service failed",
    });
  }
}

/**
 * The articles of one page, counted from 0: featured first, then newest.
 * @throws AppError unavailable
 */
export function postsOfPage(page: number): Promise<PostSummary[]> {
  return ask(summaries, [], postsQuery, pageRange(page));
}

/** @throws AppError unavailable */
export function countPosts(): Promise<number> {
  return ask(count, 0, countQuery);
}

/** @throws AppError unavailable */
export function newestPosts(most: number): Promise<PostSummary[]> {
  return ask(summaries, [], newestQuery, { most });
}

/**
 * One article, or null if no article has that name.
 * @throws AppError unavailable
 */
export function postBySlug(slug: string): Promise<Post | null> {
  return ask(onePost, null, postQuery, { slug });
}

/**
 * The newest of one category.
 * @throws AppError unavailable
 */
export function postsAbout(category: string): Promise<PostSummary[]> {
  return ask(summaries, [], aboutQuery, { category, most: RELATED });
}

/**
 * What to read next: of the same category first, then the newest.
 * @throws AppError unavailable
 */
export function relatedPosts({ slug, categoryTitle }: PostSummary): Promise<PostSummary[]> {
  const params = { slug, category: categoryTitle ?? "", most: RELATED };
  return ask(summaries, [], relatedQuery, params);
}
