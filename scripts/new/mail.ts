import type { Addition } from "./addition.ts";
import { all, before } from "./insert.ts";
import { jobEdits } from "./job.ts";
import type { Name } from "./name.ts";

/** A mail to a company's owner, and the job that sends it. */
export function mail({ noun, kebab, camel, Pascal, snake }: Name): Addition {
  const workflow = `${noun}/mail-${kebab}`;
  return {
    files: {
      [`lib/documents/mails/${kebab}.ts`]: "mail",
      [`lib/workflows/${workflow}.ts`]: "mail-workflow",
      [`lib/data/${noun}/${kebab}-mail.ts`]: "mail-queue",
      [`tests/unit/${workflow}.test.ts`]: "mail-test",
    },
    edits: {
      ...jobEdits(
        `mail_${snake}`,
        workflow,
        `mail${Pascal}`,
        `(service, { id, payload }) => mail${Pascal}(service, { jobId: id, ...payload }, serverEnv().APP_URL)`,
      ),
      "tests/unit/room/words-in-mails.test.ts": all(
        before(
          "import { CANDIDATE_MAILS }",
          `import { ${camel}Mail } from "#lib/documents/mails/${kebab}";`,
        ),
        before("];\n\n/** The signs", `  ${camel}Mail({ company: words, href: HREF }),`),
      ),
    },
    database: true,
    next: `Call queue${Pascal}Mail() where it has to be sent, or enqueue_job() in SQL.`,
  };
}
