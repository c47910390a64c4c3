import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Addition } from "./addition.ts";
import { before } from "./insert.ts";
import type { Name } from "./name.ts";

/** A handler for signed-in employers, with the schema of its body. Beside a table of its name it says what writes that. */
export function handler({ noun, kebab, Pascal }: Name, root: string): Addition {
  const path = `/api/${noun}/${kebab}`;
  const file = `app${path}/route.ts`;
  const data = `lib/data/${noun}/${kebab}.ts`;
  const add = `addTo${Pascal}(`;
  const hasTable =
    existsSync(join(root, data)) && readFileSync(join(root, data), "utf8").includes(add);
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
      "tests/support/handler-roles.ts": before(
        '    "POST attempts/order"',
        `    "POST ${noun}/${kebab}",`,
      ),
    },
    database: false,
    next: [
      `It answers POST ${path}; 404 in tests/e2e/support/access.ts is what another company's employer gets.`,
      ...(hasTable
        ? [
            `It reads an interview; ${data} has ${add}) to call in its place, with a name as its body.`,
          ]
        : []),
      `npm run test:unit -- tests/unit/${noun}/${kebab}-handler.test.ts tests/unit/access.test.ts`,
    ].join("\n"),
  };
}
