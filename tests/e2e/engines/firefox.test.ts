import { hasFirefox, openFirefox } from "../support/engines/firefox.ts";
import { test } from "../support/test.ts";
import { bothJourneys } from "./journeys.ts";

test("Candidates and owners get to their ends in Firefox", async () => {
  test.skip(!hasFirefox(), "No Firefox here");
  await bothJourneys("Firefox", openFirefox);
});
