import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** Path from the project's root → text. The real project and the planted one are both given in this shape. */
export type Tree = ReadonlyMap<string, string>;

export type Import = { specifier: string; typeOnly: boolean };

const FOLDERS = ["app", "components", "lib", "local", "scripts", "tests"];
const SOURCE = /\.(ts|tsx|mjs)$/;

/** Every source file of the project, the root's own (middleware.ts, settings) included. */
export function readTree(root: string): Tree {
  const tree = new Map<string, string>();
  const add = (path: string) => tree.set(path, readFileSync(join(root, path), "utf8"));
  for (const entry of readdirSync(root, { withFileTypes: true })) {
    if (entry.isFile() && SOURCE.test(entry.name) && entry.name !== "next-env.d.ts")
      add(entry.name);
    if (!entry.isDirectory() || !FOLDERS.includes(entry.name)) continue;
    const inside = readdirSync(join(root, entry.name), { recursive: true, withFileTypes: true });
    for (const file of inside) {
      if (!file.isFile() || !SOURCE.test(file.name)) continue;
      add(join(file.parentPath, file.name).slice(root.length + 1));
    }
  }
  return tree;
}

const STATIC =
  /(?:^|[\n;])[ \t]*(?:import|export)\s+(type\s+)?(?:([\w$*{}\s,]+?)\s+from\s+|)["']([^"'\n]+)["']/g;
const DYNAMIC = /\bimport\(\s*["']([^"'\n]+)["']/g;

/** The imports and re-exports of a file. `import { type A }` counts as type-only when every name is a type. */
export function importsOf(source: string): Import[] {
  const found: Import[] = [];
  for (const [, type, names = "", specifier = ""] of source.matchAll(STATIC)) {
    const named = names
      .match(/^\{([^}]*)\}$/)?.[1]
      ?.split(",")
      .map((name) => name.trim());
    const allTypes = named?.filter(Boolean).every((name) => name.startsWith("type ")) ?? false;
    found.push({ specifier, typeOnly: Boolean(type) || allTypes });
  }
  for (const [, specifier = ""] of source.matchAll(DYNAMIC)) {
    found.push({ specifier, typeOnly: false });
  }
  return found;
}

/** The file without comments and without the insides of strings, so that words in texts are not taken for code. */
export function codeOnly(source: string): string {
  const TOKENS =
    /\/\*[\s\S]*?\*\/|\/\/[^\n]*|"(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])*'|`(?:\\.|[^`\\])*`/g;
  return source.replace(TOKENS, (token) => token.replace(/[^\n]/g, " "));
}

/** Lines as an editor counts them. */
export function lineCount(source: string): number {
  return source.replace(/\n$/, "").split("\n").length;
}
