import type { Addition } from "./addition.ts";
import { before } from "./insert.ts";
import type { Name } from "./name.ts";

/** A handler for signed-in employers, with the schema of its body. */
export function handler({ noun, kebab }: Name): Addition {
  const path = `/api/${noun}/${kebab}`;
  const file = `app${path}/route.ts`;
  return {
    files: {
      [file]: "handler",
      [`lib/domain/${noun}/${kebab}-request.ts`]: "handler-request",
      [`tests/unit/${noun}/${kebab}-handler.test.ts`]: "handler-test",
    },
    edits: {
      "tests/e2e/support/access.ts": before(
        '  "app/api/account/deletion-link/route.ts"',
        `  "${file}": own("${path}", "POST", 404, { interviewId: "{interview}" }),`,
      ),
    },
    database: false,
    next: [
      `It answers POST ${path}; 404 in tests/e2e/support/access.ts is what another company's employer gets.`,
      `npm run test:unit -- tests/unit/${noun}/${kebab}-handler.test.ts tests/unit/access.test.ts`,
    ].join("\n"),
  };
}
