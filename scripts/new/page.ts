import { existsSync } from "node:fs";
import { join } from "node:path";
import { Refusal } from "#local/launcher/refusal";
import type { Addition } from "./addition.ts";
import { after, before } from "./insert.ts";
import type { Name } from "./name.ts";

const SET_UP = "app/(employer)/(set-up)";

/** Nouns whose screens are for other people than employers. */
const OTHERS = ["private", "room", "site"];

/** A page for signed-in employers: below its noun's own page if it has one, else below the dashboard. */
export function page(name: Name, root: string): Addition {
  const { noun, kebab, camel } = name;
  if (OTHERS.includes(noun) || !existsSync(join(root, "components", noun)))
    throw new Refusal(`Employers have no pages of ${noun}: pick another noun.`);
  const base = existsSync(join(root, SET_UP, noun)) ? noun : "dashboard";
  const path = `/${base}/${kebab}`;
  const file = `${SET_UP}${path}/page.tsx`;
  return {
    files: {
      [file]: "page",
      [`components/${noun}/${kebab}.tsx`]: "page-component",
      [`tests/components/${noun}/${kebab}.test.tsx`]: "page-test",
    },
    edits: {
      "lib/domain/core/routes.ts": after(`: "/${base}/`, `  ${camel}: "${path}",`),
      "tests/e2e/support/access.ts": before(
        '  "app/(employer)/payment/manage-subscription/page.tsx"',
        `  "${file}": page("${path}"),`,
      ),
      "tests/e2e/requests.test.ts": before(
        "      subscription: routes.manageSubscription",
        `      ${camel}: routes.${camel},`,
      ),
    },
    database: false,
    next: `It is at ${path}. Lead to it with routes.${camel}.`,
  };
}
