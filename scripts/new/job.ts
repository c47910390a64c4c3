import type { Addition } from "./addition.ts";
import { all, before, type Edit } from "./insert.ts";
import type { Name } from "./name.ts";

/** Where a kind of job is registered that carries an owner's id, and the call of its workflow. */
export function jobEdits(kind: string, workflow: string, imported: string, call: string) {
  const edits: Record<string, Edit> = {
    "lib/domain/jobs/kinds.ts": before(
      "} as const satisfies",
      `  ${kind}: { payload: owner, tries: 8, lane: "general" },`,
    ),
    "lib/jobs/table.ts": all(
      before(
        "\n/** A job with the payload",
        `import { ${imported} } from "#lib/workflows/${workflow}";`,
      ),
      before("};\n", `  ${kind}: {\n    run: ${call},\n  },`),
    ),
  };
  return edits;
}

/** A job that tells another service about an owner's company. */
export function job({ noun, kebab, camel, Pascal, snake }: Name): Addition {
  const workflow = `${noun}/${kebab}`;
  return {
    files: {
      [`lib/workflows/${workflow}.ts`]: "job-workflow",
      [`lib/data/${workflow}-job.ts`]: "job-queue",
      [`tests/unit/${workflow}-job.test.ts`]: "job-test",
    },
    edits: jobEdits(
      snake,
      workflow,
      camel,
      `(service, { payload }) => ${camel}(service, payload.userId)`,
    ),
    database: true,
    next: `Call queue${Pascal}() where it has to happen, or enqueue_job() in SQL.`,
  };
}
