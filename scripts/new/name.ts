import { readdirSync } from "node:fs";
import { join } from "node:path";
import { Refusal } from "#local/launcher/refusal";

/** A noun of the product and the name of something new of it, in each way that code writes a name. */
export type Name = {
  /** The folder in `lib/domain` and its neighbors. */
  noun: string;
  kebab: string;
  camel: string;
  Pascal: string;
  snake: string;
  SNAKE: string;
  /** As a title and among words. */
  Words: string;
  words: string;
};

/** Characters of a name; Postgres cuts its own names off at 63, of which some are ours. */
const LIMIT = 40;

/** What every noun stands on, and no place for something new. */
const NO_NOUNS = ["core", "jobs", "text"];

/** Words that no variable may be called. */
const RESERVED =
  /^(await|break|case|catch|class|const|continue|debugger|default|delete|do|else|enum|export|extends|false|finally|for|function|if|import|in|instanceof|interface|let|new|null|package|private|protected|public|return|static|super|switch|this|throw|true|try|typeof|var|void|while|with|yield)$/;

/** The nouns that the project in `root` is sorted by. */
export function nounsOf(root: string): string[] {
  const folders = readdirSync(join(root, "lib/domain"), { withFileTypes: true });
  return folders
    .filter((entry) => entry.isDirectory() && !NO_NOUNS.includes(entry.name))
    .map(({ name }) => name)
    .toSorted();
}

const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

/** The name that was asked for, as `company/day-off`. @throws Refusal that says what a name is */
export function nameOf(asked: string, nouns: readonly string[]): Name {
  if (asked.length > LIMIT) throw new Refusal(`A name has at most ${LIMIT} characters.`);
  const [, noun = "", kebab = ""] = /^([a-z]+)\/([a-z][a-z\d]*(?:-[a-z\d]+)*)$/.exec(asked) ?? [];
  if (!nouns.includes(noun))
    throw new Refusal(
      `A name is a noun and words in small letters, as company/days-off. The nouns are ${nouns.join(", ")}.`,
    );
  if (RESERVED.test(kebab)) throw new Refusal(`JavaScript keeps the word ${kebab} for itself.`);
  const parts = kebab.split("-");
  const Pascal = parts.map(capital).join("");
  const snake = parts.join("_");
  const words = parts.join(" ");
  return {
    noun,
    kebab,
    Pascal,
    snake,
    words,
    camel: Pascal.charAt(0).toLowerCase() + Pascal.slice(1),
    SNAKE: snake.toUpperCase(),
    Words: capital(words),
  };
}
