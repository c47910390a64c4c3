import type { Colleague } from "../company/team.ts";
import { fold } from "../text/fold.ts";
import { MAX_MENTIONS } from "./notes.ts";

/** '@' that no letter stands before, as one does in an email address. */
const CALL = /(?<![\p{L}\p{N}])@/gu;
const LETTER = /^[\p{L}\p{N}]/u;
/** What a text ends in after its last '@'. */
const BEGUN = /(?<![\p{L}\p{N}])[@＠]([^@＠\n]{0,80})$/u;

/**
 * Which colleagues a note calls: '@' and their name, or their first name if nobody else has it, as people compare words. Of
 * two names that both stand there, the longer. Nobody calls themselves.
 */
export function mentionedIn(note: string, colleagues: readonly Colleague[]): Colleague[] {
  const words = fold(note);
  const calls = callsOf(colleagues.map(({ name }) => fold(name)));
  const called = new Set<string>();
  for (const { index } of words.matchAll(CALL)) {
    const after = words.slice(index + 1);
    const longest = calls.find(
      ({ call }) => after.startsWith(call) && !LETTER.test(after.slice(call.length)),
    );
    if (longest) called.add(longest.name);
  }
  return colleagues
    .filter(({ name, isMe }) => !isMe && called.has(fold(name)))
    .slice(0, MAX_MENTIONS);
}

/** What each name is called by, the longest first. */
function callsOf(names: readonly string[]): { call: string; name: string }[] {
  const firsts = names.map((name) => name.split(" ", 1)[0] ?? name);
  return names
    .flatMap((name, at) => {
      const first = firsts[at] ?? name;
      const alone = firsts.filter((one) => one === first).length === 1;
      return alone ? [name, first].map((call) => ({ call, name })) : { call: name, name };
    })
    .filter(({ call }) => call !== "")
    .toSorted((a, b) => b.call.length - a.call.length);
}

/** Which colleagues the name could be of that a text ends in; nobody if it ends in none, or in a whole one. */
export function openMention(text: string, colleagues: readonly Colleague[]): Colleague[] {
  const begun = BEGUN.exec(text)?.[1];
  if (begun === undefined) return [];
  return colleagues.filter(({ name, isMe }) => {
    const words = fold(name);
    return !isMe && words.startsWith(fold(begun)) && words !== fold(begun).trim();
  });
}

/** A text with the name that it ends in written whole. */
export function withName(text: string, name: string): string {
  return text.replace(BEGUN, `@${name.replaceAll("$", "$$$$")} `);
}
