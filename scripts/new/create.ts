import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { Refusal } from "#local/launcher/refusal";
import type { Addition } from "./addition.ts";
import { handler } from "./handler.ts";
import { job } from "./job.ts";
import { mail } from "./mail.ts";
import { type Name, nameOf, nounsOf } from "./name.ts";
import { page } from "./page.ts";
import { table } from "./table.ts";

const KINDS = { page, handler, mail, job, table } satisfies Readonly<
  Record<string, (name: Name, root: string) => Addition>
>;

type Kind = keyof typeof KINDS;

export const KIND_NAMES = Object.keys(KINDS);

const isKind = (word: string): word is Kind => Object.hasOwn(KINDS, word);

const TEMPLATES = join(import.meta.dirname, "templates");
const BIOME = resolve(import.meta.dirname, "../../node_modules/@biomejs/biome/bin/biome");

function filled(template: string, name: Name): string {
  const text = readFileSync(join(TEMPLATES, `${template}.txt`), "utf8");
  const words: Readonly<Record<string, string>> = name;
  return text.replace(/__([A-Za-z]+?)__/g, (token, key: string) => words[key] ?? token);
}

/** The formatter's work: how long a line gets depends on the name. */
function format(root: string, paths: readonly string[]): void {
  const formatted = paths.filter((path) => /\.tsx?$/.test(path));
  const args = [BIOME, "check", "--write", "--error-on-warnings", ...formatted];
  const { status, stdout, stderr } = spawnSync(process.execPath, args, {
    cwd: root,
    encoding: "utf8",
  });
  if (status !== 0) throw new Error(`The formatter refused what was written:\n${stdout}${stderr}`);
}

/**
 * Writes something new into the project in `root`, and registers it; nothing is written if it is refused.
 * @returns what was done and what comes next
 * @throws Refusal for a kind or name that isn't one, and for one that is taken
 */
export function create(kind: string, asked: string, root: string) {
  if (!isKind(kind)) throw new Refusal(`What can be made is a ${KIND_NAMES.join(", ")}.`);
  const name = nameOf(asked, nounsOf(root));
  const { files, edits, ...rest } = KINDS[kind](name, root);
  const taken = Object.keys(files).find((path) => existsSync(join(root, path)));
  if (taken !== undefined) throw new Refusal(`${taken} is there already.`);
  const texts = new Map<string, string>();
  for (const [path, template] of Object.entries(files)) texts.set(path, filled(template, name));
  for (const [path, edit] of Object.entries(edits))
    texts.set(path, edit(readFileSync(join(root, path), "utf8")));
  for (const [path, text] of texts) {
    mkdirSync(join(root, dirname(path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  format(root, [...texts.keys()]);
  return { written: Object.keys(files), registered: Object.keys(edits), ...rest };
}
