import { existsSync, readdirSync, readFileSync } from "node:fs";

const read = (path: string) => readFileSync(path, "utf8");

/** Words in backticks that look like a path of ours: `lib/http/route.ts`, `supabase/migrations/`. */
function pathsIn(text: string): string[] {
  const quoted = [...text.matchAll(/`([\w.-]+\/[\w./-]+|[\w-]+\.(?:tsx?|md))`/g)];
  return quoted.map(([, path = ""]) => path).filter((path) => !path.startsWith("."));
}

const TOP =
  /^(app|components|content|docs|lib|local|public|scripts|supabase|tests|middleware\.ts)(\/|$)/;

describe("The documents", () => {
  it.each(["README.md", "docs/architecture.md"])("name only files that exist: %s", (document) => {
    const missing = pathsIn(read(document)).filter(
      (path) => TOP.test(path) && !existsSync(path) && !existsSync(`${path}.ts`),
    );
    expect(missing).toEqual([]);
  });

  it("are short where they should be", () => {
    expect(read("README.md").split("\n").length).toBeLessThanOrEqual(101);
  });

  it("name every script that they tell people to run", () => {
    const { scripts }: { scripts: Record<string, string> } = JSON.parse(read("package.json"));
    const named = [...read("README.md").matchAll(/npm run ([\w:]+)/g)].map(([, name = ""]) => name);
    expect(named.filter((name) => !(name in scripts))).toEqual([]);
  });

  it("give each decision its context, its choice and its price", () => {
    const pages = readdirSync("docs/decisions").filter((name) => /^\d{4}-/.test(name));
    const incomplete = pages.filter((name) => {
      const text = read(`docs/decisions/${name}`);
      return !["**Context.**", "**Decision.**", "**Consequences.**"].every((part) =>
        text.includes(part),
      );
    });
    expect(incomplete).toEqual([]);
  });

  it("list in .env.example what the server reads, and nothing else", () => {
    const example = [...read(".env.example").matchAll(/^([A-Z_]+)=/gm)].map(
      ([, name = ""]) => name,
    );
    const schema = [...read("lib/env/server.ts").matchAll(/^ {2}([A-Z_]+):/gm)].map(
      ([, name = ""]) => name,
    );
    expect(example.toSorted()).toEqual(schema.toSorted());
  });

  it("give each migration a number of its own", () => {
    const versions = readdirSync("supabase/migrations").map((name) => name.split("_")[0]);
    expect(new Set(versions).size).toBe(versions.length);
  });
});
