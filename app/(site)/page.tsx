import { Landing } from "#components/site/landing";
import { LANDING } from "#components/site/landing-metadata";

export const metadata = LANDING;

export default function LandingPage() {
  return <Landing samples={false} />;
}
