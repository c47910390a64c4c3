import { dieAtEveryStep } from "../support/deaths.ts";
import { makeInterview } from "../support/interview.ts";
import { stack } from "../support/stack.ts";
import { test } from "../support/test.ts";
import { openDashboard } from "../support/workspace.ts";

/** A server keeps the bytes of both containers in one way: its death is tried beside the other killed servers. */
for (const container of ["mp4", "webm"] as const) {
  for (const death of ["tab", "browser"] as const) {
    test(`A ${death} that dies at any step comes back to that step, with every answer (${container})`, async ({
      page,
      launchOptions,
    }) => {
      test.slow();
      await openDashboard(page);
      const key = await makeInterview(page);
      await dieAtEveryStep({ death, container, place: await stack(), key, launchOptions });
    });
  }
}
