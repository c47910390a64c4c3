import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";

const ROOT_FILES = readdirSync(".");

/** The cells of every row of the tables, without their heads. */
function cellsOf(text: string): string[] {
  const rows = text.split("\n").filter((line) => line.startsWith("|") && !line.startsWith("|--"));
  return rows
    .filter((row) => !row.startsWith("| To change |"))
    .flatMap((row) => row.slice(1, -1).split("|"));
}

const quotedIn = (cell: string) => [...cell.matchAll(/`([^`]+)`/g)].map(([, word = ""]) => word);

const isPath = (word: string) => /^[\w.()[\]-]+\//.test(word) || ROOT_FILES.includes(word);

/** Every path that the tables name. */
function pathsOf(text: string): string[] {
  return cellsOf(text).flatMap(quotedIn).filter(isPath);
}

/** Whether a whole word stands in a file, or in any file of a folder. */
function holds(path: string, word: string): boolean {
  if (!statSync(path).isDirectory()) {
    return new RegExp(`(?<!\\w)${word}(?!\\w)`).test(readFileSync(path, "utf8"));
  }
  const inside = readdirSync(path, { recursive: true, encoding: "utf8" });
  return inside
    .map((name) => join(path, name))
    .some((file) => statSync(file).isFile() && holds(file, word));
}

/**
 * What is wrong in the tables: a path that isn't there, a name that its file (the path before it in the cell) doesn't
 * hold, a script that package.json lacks.
 */
export function faultsIn(text: string, scripts: Readonly<Record<string, string>>): string[] {
  return cellsOf(text).flatMap((cell) => {
    let path = "";
    return quotedIn(cell).flatMap((word) => {
      const [, script] = /^npm run ([\w:]+)$/.exec(word) ?? [];
      if (script !== undefined) return script in scripts ? [] : [word];
      if (isPath(word)) {
        path = word;
        return existsSync(path) ? [] : [path];
      }
      return path === "" || !existsSync(path) || holds(path, word) ? [] : [`${path}: ${word}`];
    });
  });
}

/** Folders of a folder, however deep, that no path of the tables leads into. */
export function foldersLeftOut(text: string, root: string): string[] {
  const paths = pathsOf(text);
  return readdirSync(root, { recursive: true, encoding: "utf8" })
    .map((name) => join(root, name))
    .filter((folder) => statSync(folder).isDirectory())
    .filter((folder) => !paths.some((path) => path.startsWith(`${folder}/`)));
}
