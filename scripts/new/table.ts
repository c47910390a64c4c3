import { readdirSync } from "node:fs";
import { join } from "node:path";
import { Refusal } from "#local/launcher/refusal";
import type { Addition } from "./addition.ts";
import { after, all, atEndOf, before, inRow, sorted } from "./insert.ts";
import type { Name } from "./name.ts";

const MIGRATIONS = "supabase/migrations";

/** A table of things that a company's owner adds by name and removes. Its name is a plural. */
export function table({ noun, kebab, Pascal, snake, SNAKE }: Name, root: string): Addition {
  const migrations = readdirSync(join(root, MIGRATIONS)).toSorted();
  if (migrations.some((name) => name.endsWith(`_${snake}.sql`)))
    throw new Refusal(`There is a migration for ${snake} already.`);
  const version = Number(migrations.at(-1)?.split("_")[0]) + 10;
  return {
    files: {
      [`${MIGRATIONS}/${version}_${snake}.sql`]: "table",
      [`lib/domain/${noun}/${kebab}.ts`]: "table-domain",
      [`lib/data/${noun}/${kebab}.ts`]: "table-data",
      [`tests/database/${noun}/${kebab}.test.ts`]: "table-test",
    },
    edits: {
      "scripts/database/limits.ts": all(
        before(
          "\n/**\n * The whole numbers",
          `import { MAX_${SNAKE}, ${SNAKE}_NAME_LIMIT } from "#lib/domain/${noun}/${kebab}";`,
        ),
        atEndOf(
          "export const APP_LIMITS",
          `  ${snake}: MAX_${SNAKE},`,
          `  ${snake}_name: ${SNAKE}_NAME_LIMIT,`,
        ),
      ),
      "lib/data/account/export.ts": before("} as const;\n", `  ${snake}: "id",`),
      "docs/database.md": inRow(
        "| before a write: a name or title is one line",
        `, \`${snake}.refuse_lines\``,
      ),
      "tests/database/support/every-table.ts": after(
        "rate_limits (key)",
        `  await add("${snake} (department_key, name) values ($1, '${Pascal}')", [departmentKey]);`,
      ),
      "tests/database/policies.test.ts": sorted(
        '      "authenticated may delete ',
        `      "authenticated may delete ${snake}",`,
      ),
      "tests/database/support/matrix/rows.ts": all(
        atEndOf("export const READ", `  ${snake}: "read",`),
        atEndOf("export const WRITTEN", `  "delete ${snake}": "own",`),
        atEndOf("export const CALLED", `  add_to_${snake}: "own",`),
      ),
    },
    database: true,
    next: [
      "Your local data was made by other migrations: npm run reset empties it.",
      `Another column goes into the migration, lib/domain, lib/data, scripts/database/limits.ts and`,
      `tests/database/support/every-table.ts; then npm run db:types.`,
      `npm run new -- handler ${noun}/${kebab} writes the address that employers ask.`,
      `npm run test:database -- tests/database/${noun}/${kebab}.test.ts tests/database/company/matrix.test.ts`,
    ].join("\n"),
  };
}
