import { Landing } from "#components/site/landing";
import { LANDING } from "#components/site/landing-metadata";

export const metadata = LANDING;

/** What the middleware shows at `/` where the samples are on; nobody opens it by its own address. */
export default function LandingWithSamplesPage() {
  return <Landing samples />;
}
