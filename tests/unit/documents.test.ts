import { existsSync, readdirSync, readFileSync } from "node:fs";
import { deadLinks } from "./documents/links.ts";
import { brokenLinks, copiedNumbers, RULES, rulesPages } from "./documents/rules-pages.ts";
import { missingExamples, styleExamples } from "./documents/style-examples.ts";
import { faultsIn, foldersLeftOut } from "./documents/where.ts";

const read = (path: string) => readFileSync(path, "utf8");

/** Words in backticks that look like a path of ours: `lib/http/route.ts`, `supabase/migrations/`. */
function pathsIn(text: string): string[] {
  const quoted = [...text.matchAll(/`([\w.-]+\/[\w./-]+|[\w-]+\.(?:tsx?|md))`/g)];
  return quoted.map(([, path = ""]) => path).filter((path) => !path.startsWith("."));
}

const TOP =
  /^(app|components|content|docs|lib|local|public|scripts|supabase|tests|middleware\.ts)(\/|$)/;

/** What says how things are today; the changelog says how they were. */
const DESCRIPTIONS = ["README.md", "CONTRIBUTING.md", "SECURITY.md", "local/stripe/README.md"];

const decisionPages = () =>
  readdirSync("docs/decisions").filter((name) => /^\d{4}-[\w-]+\.md$/.test(name));

/** Everything that people write: code, SQL, styles, settings and documents. */
function filesThatMayCite(): string[] {
  const folders = ["app", "components", "docs", "lib", "local", "scripts", "supabase", "tests"];
  const written = (name: string) => /\.(?:[cm]?[jt]sx?|sql|css|md|toml|typ|html)$/.test(name);
  const inside = folders.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: "utf8" }).map((name) => `${folder}/${name}`),
  );
  return [...inside, ...readdirSync(".")].filter(
    (name) => written(name) && name !== "tests/unit/documents.test.ts",
  );
}

/** The decisions that a text names: by address, as 'decision 16', and inside docs/decisions as a link or '(0016)'. */
function decisionsIn(file: string, text: string): string[] {
  const patterns = [/decisions\/(\d{4}(?:-[\w-]+\.md)?)/g, /\bdecisions? (\d{1,4})\b/gi];
  if (file.startsWith("docs/decisions/"))
    patterns.push(/\]\(([^)]+\.md)\)/g, /(?<![\d-])(0\d{3})(?![\d-])/g);
  return patterns.flatMap((pattern) => [...text.matchAll(pattern)].map(([, named = ""]) => named));
}

describe("The documents", () => {
  it("name only files that exist", () => {
    const documents = [
      ...DESCRIPTIONS,
      ...filesThatMayCite().filter((name) => /^docs\/.*\.md$/.test(name)),
    ];
    const missing = documents.flatMap((document) =>
      pathsIn(read(document))
        .filter((path) => TOP.test(path) && !existsSync(path) && !existsSync(`${path}.ts`))
        .map((path) => `${document}: ${path}`),
    );
    expect(missing).toEqual([]);
  });

  it("link to files that exist, and to headings that these have", () => {
    expect(deadLinks("docs/any.md", "[a](none.md) [b](architecture.md#none) [c](#none)")).toEqual([
      "docs/any.md: none.md",
      "docs/any.md: architecture.md#none",
      "docs/any.md: #none",
    ]);
    const documents = filesThatMayCite().filter((name) => name.endsWith(".md"));
    expect(
      documents.filter((name) => !name.startsWith("content/")).flatMap((name) => deadLinks(name)),
    ).toEqual([]);
  });

  it("are short where they should be", () => {
    expect(read("README.md").split("\n").length).toBeLessThanOrEqual(101);
  });

  it("name every script that they tell people to run", () => {
    const { scripts }: { scripts: Record<string, string> } = JSON.parse(read("package.json"));
    const told = [...DESCRIPTIONS, "CHANGELOG.md", "docs/development.md"].map(read).join("\n");
    const named = [...told.matchAll(/npm run ([\w:]+)/g)].map(([, name = ""]) => name);
    expect(named.filter((name) => !(name in scripts))).toEqual([]);
  });

  it("give twenty rules of style, whose good examples stand in the code", () => {
    const planted =
      "```ts\n// good: lib/domain/plans/billing.ts\nconst none = 0;\n// bad\nx\n```\n";
    expect(missingExamples(styleExamples(planted))).toEqual([
      "lib/domain/plans/billing.ts: const none = 0;",
    ]);
    const page = read("CONTRIBUTING.md");
    const examples = styleExamples(page);
    const numbers = [...page.matchAll(/^### (\d+)\. /gm)].map(([, number]) => Number(number));
    expect(numbers).toEqual(Array.from({ length: 20 }, (_, index) => index + 1));
    expect(examples).toHaveLength(numbers.length);
    expect(examples.filter(({ bad }) => bad === "")).toEqual([]);
    expect(missingExamples(examples)).toEqual([]);
  });

  it("give each decision its context, its choice and its price", () => {
    const incomplete = decisionPages().filter((name) => {
      const text = read(`docs/decisions/${name}`);
      return !["**Context.**", "**Decision.**", "**Consequences.**"].every((part) =>
        text.includes(part),
      );
    });
    expect(incomplete).toEqual([]);
  });

  it("list every decision in the index, by its title", () => {
    const lines = decisionPages().map((name) => {
      const title = read(`docs/decisions/${name}`).split("\n")[0] ?? "";
      return `- [${Number(name.slice(0, 4))}. ${title.replace(/^# (?:\d+\.? )?/, "")}](${name})`;
    });
    const index = read("docs/decisions/README.md").match(/^- .*$/gm) ?? [];
    expect(index.toSorted()).toEqual(lines.toSorted());
  });

  it("name only decisions that exist, wherever one is named", () => {
    expect(decisionsIn("lib/any.ts", "See decision 9999, docs/decisions/0000-none.md")).toEqual([
      "0000-none.md",
      "9999",
    ]);
    const pages = decisionPages();
    const exists = (named: string) =>
      pages.some((page) => page === named || Number(page.slice(0, 4)) === Number(named));
    const dangling = filesThatMayCite().flatMap((file) =>
      decisionsIn(file, read(file))
        .filter((named) => !exists(named))
        .map((named) => `${file}: ${named}`),
    );
    expect(dangling).toEqual([]);
  });

  it("rest on nothing that a reader can't open: no page of an outside specification", () => {
    const outside = /§|\b(?:accounts|interviews) spec\b|\bspecification('s)?\b/i;
    const citing = filesThatMayCite().filter(
      (file) => !file.startsWith("docs/decisions/") && outside.test(read(file)),
    );
    expect(citing).toEqual([]);
  });

  it("list in .env.example what the server reads, and nothing else", () => {
    const example = [...read(".env.example").matchAll(/^([A-Z\d_]+)=/gm)].map(
      ([, name = ""]) => name,
    );
    const schema = [...read("lib/env/server.ts").matchAll(/^ {2}([A-Z\d_]+):/gm)].map(
      ([, name = ""]) => name,
    );
    expect(example.toSorted()).toEqual(schema.toSorted());
  });

  it("say of every variable of .env.example where it comes from", () => {
    const pages = readdirSync("docs/deploying").map((name) => read(`docs/deploying/${name}`));
    const said = [read("docs/deploying.md"), ...pages].join("\n");
    const names = [...read(".env.example").matchAll(/^([A-Z\d_]+)=/gm)].map(([, name]) => name);
    expect(names.filter((name) => !said.includes(`\`${name}\``))).toEqual([]);
  });

  it("give each migration a number of its own", () => {
    const versions = readdirSync("supabase/migrations").map((name) => name.split("_")[0]);
    expect(new Set(versions).size).toBe(versions.length);
  });
});

describe("The table of where to change what", () => {
  const where = read("docs/where.md");
  const { scripts }: { scripts: Record<string, string> } = JSON.parse(read("package.json"));

  it("names files that exist, words that they hold and scripts that can be run", () => {
    expect(faultsIn(where, scripts)).toEqual([]);
  });

  it.each(["lib/domain", "components"])("has a line for every folder of %s", (root) => {
    expect(foldersLeftOut(where, root)).toEqual([]);
  });

  it("is told when a path, a word, a script or a folder is wrong", () => {
    const moved = where
      .replace("lib/domain/plans/features.ts", "lib/domain/plans/feature.ts")
      .replace("`WARNING_DAYS`", "`WARNING_DAY`")
      .replace("npm run bench:evaluation", "npm run bench:evaluations")
      .replaceAll("components/fairness/", "components/company/");
    expect(faultsIn(moved, scripts)).toEqual([
      "lib/domain/company/retention.ts: WARNING_DAY",
      "lib/domain/plans/feature.ts",
      "npm run bench:evaluations",
    ]);
    expect(foldersLeftOut(moved, "components")).toEqual(["components/fairness"]);
  });
});

describe("The pages of the product's rules", () => {
  it.each(rulesPages())("link to what there is: %s", (page) => {
    expect(brokenLinks(read(`${RULES}/${page}`))).toEqual([]);
  });

  it.each(rulesPages())("leave numbers to their constants: %s", (page) => {
    expect(copiedNumbers(read(`${RULES}/${page}`))).toEqual([]);
  });

  it("stand in the index, each in one line", () => {
    const named = [
      ...read(`${RULES}/README.md`).matchAll(/^- \[[^\]]+\]\(([\w-]+\.md)\): .+\.$/gm),
    ];
    expect(named.map(([, page]) => page).toSorted()).toEqual(
      rulesPages().filter((page) => page !== "README.md"),
    );
  });

  it("are told when a link or a number is wrong", () => {
    const constant = "[`TRIAL_DAYS`](../../lib/domain/plans/billing.ts)";
    const table = "[`profiles`](../../supabase/migrations)";
    expect(brokenLinks(`${constant} ${table} [plans](plans-and-billing.md)`)).toEqual([]);
    expect(brokenLinks(constant.replace("DAYS", "DAY"))).toHaveLength(1);
    expect(brokenLinks(constant.replace("billing", "bill"))).toHaveLength(1);
    expect(brokenLinks(table.replace("profiles", "profile"))).toHaveLength(1);
    expect(copiedNumbers(`1. The trial is ${constant}, with \`410\`.`)).toEqual([]);
    expect(copiedNumbers("A trial of 14 days, or fourteen, or ten days")).toEqual([
      "1",
      "4",
      "ten days",
    ]);
  });
});
