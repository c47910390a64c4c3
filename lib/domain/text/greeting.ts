import { LANGUAGES } from "./languages.ts";
import { hasLetter } from "./letters.ts";
import { isLinkable } from "./linkable.ts";
import { fill } from "./words.ts";

/** How a language greets by a name, and without one. */
export type GreetingWords = { hello: string; helloPlain: string };

/** The most characters of a name that a letter greets by. */
const NAME_MOST = 80;

const TITLE = /^(mr|mrs|ms|miss|dr)$/i;

/** What somebody is called by: their first name, or the whole name if its first word may not be a name. */
function calledBy(name: string, language: string): string {
  const [first = "", ...others] = name.trim().split(/\s+/);
  const isName = /^\p{L}[\p{L}\p{M}'’-]+$/u.test(first) && !TITLE.test(first);
  const greets = LANGUAGES.find(({ code }) => code === language)?.greets;
  return others.length > 0 && isName && greets !== "whole name" ? first : name;
}

/**
 * The first line of a mail. A stranger's address can be given with any name: one that a mail program would link is not
 * repeated in our mail, and what has no letter is nobody's name.
 */
export function greeting(words: GreetingWords, name: string, language: string): string {
  const plain = name.length <= NAME_MOST && hasLetter(name) && !isLinkable(name);
  return plain ? fill(words.hello, { name: calledBy(name, language) }) : words.helloPlain;
}
