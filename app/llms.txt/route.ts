import { llmsText } from "#lib/documents/llms-text";
import { PUBLIC_PAGES } from "#lib/domain/site/public-pages";
import { siteEnv } from "#lib/env/public";

export const dynamic = "force-static";

/** The site in short, for language models (llmstxt.org). */
export function GET(): Response {
  return new Response(llmsText(siteEnv().origin, PUBLIC_PAGES), {
    headers: {
      "content-type": "text/plain; charset=utf-8",
      // Next would let proxies keep it for a year, past the release that changes it.
      "cache-control": "public, max-age=0, must-revalidate",
    },
  });
}
