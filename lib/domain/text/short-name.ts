import { hasLetter } from "./letters.ts";
import { defangLinks } from "./linkable.ts";
import { ellipsize } from "./shortened.ts";

const MOST = 40;

/** 'Ana G.': a first name and an initial, for where a whole name is too much; nothing that a mail program would link. */
export function shortName(name: string): string {
  const words = defangLinks(name.slice(0, 400)).split(/\s+/).filter(hasLetter);
  const [first = "A candidate"] = words;
  const initial = words.length > 1 ? /\p{L}\p{M}*/u.exec(words.at(-1) ?? "")?.[0] : undefined;
  return ellipsize(first, MOST) + (initial ? ` ${initial.toUpperCase()}.` : "");
}
