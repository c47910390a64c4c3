import { hasWebKit, WebKit } from "../support/engines/webkit.ts";
import { test } from "../support/test.ts";
import { bothJourneys } from "./journeys.ts";

test("Candidates and owners get to their ends in WebKit", async () => {
  test.skip(!hasWebKit(), "No WebKit here");
  const webkit = await WebKit.start();
  try {
    await bothJourneys("WebKit", (width, height) => webkit.session(width, height));
  } finally {
    webkit.end();
  }
});
