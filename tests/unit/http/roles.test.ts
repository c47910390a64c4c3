import { ROLES } from "#tests/support/handler-roles";
import { HANDLER_FILES, handlersOf } from "./support/handlers";

jest.mock("server-only", () => ({}));

/** Handlers for whoever signs in nowhere: a candidate, a reviewer, a machine, a visitor. */
const NOBODY_SIGNS_IN =
  /^app\/api\/(?:me|review|room|texts|times|mail|cron|metrics|health|ready|contact|try|calendar|willo)\/|^app\/api\/(?:auth\/(?:confirm|exchange|forgot-password|provider|sign-in|sign-out|sign-up|reset-password)|knit\/webhook|stripe\/webhook)\/|^app\/(?!api\/)/;

describe("Each handler", () => {
  it("asks of a role what its row says, and one that is new has a row", async () => {
    const found: string[] = [];
    const rows = Object.entries(ROLES).flatMap(([action, names]) =>
      names.map((name) => `${action} ${name}`),
    );
    for (const file of HANDLER_FILES) {
      for (const [method, { action }] of await handlersOf(file)) {
        const name = `${method} ${file.replace(/^app\/api\/|\/route\.ts$/g, "")}`;
        if (NOBODY_SIGNS_IN.test(file)) expect([name, action]).toEqual([name, undefined]);
        else found.push(`${action} ${name}`);
      }
    }
    expect(found.toSorted()).toEqual(rows.toSorted());
  });
});
