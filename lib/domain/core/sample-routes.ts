import { routes, signUpPath } from "./routes.ts";

/** A trade's sample interview, to be answered at once; opened by a full navigation. */
export function tryPath(slug: string): string {
  return `${routes.tryIt}/${slug}`;
}

/** The sign-up of somebody who wants a trade's sample interview; whoever is signed in goes on to the wizard. */
export function sampleSignUpPath(plan: string, slug: string): string {
  return `${signUpPath(plan)}&sample=${slug}`;
}

/** The wizard with a trade's sample interview in it. */
export function createFromSamplePath(slug: string): string {
  return `${routes.createInterview}?sample=${slug}`;
}
