import { isKnown, soundingSo } from "./known-en.ts";
import { soundOf } from "./sound-en.ts";

/** What the letters of an accent stand for: each line is one way to hear a word, with what speaks against it. */
const HEARD: { letters: [RegExp, string][]; unlikely: number }[] = [
  { letters: [], unlikely: 0 },
  // 'Numbahs', 'dollas', 'foist'.
  ...ways(0, [[/ah(?=s?$)/, "er"]], [[/oi(?=[^aeiou])/, "ur"]]),
  // 'Worka', 'stoah', 'pahk', 'flo'.
  ...ways(0.4, [[/(?:a|uh|aw|o)(?=s?$)/, "er"]], [[/ah?(?=s?$)/, "ar"]]),
  ...ways(0.4, [[/(?:ah|aw)(?=[^aeiou])/, "ar"]], [[/(?:oa?h?|awh?)(?=s?$)/, "ore"]]),
  // 'Vashed', 'vork'; 'vith' and 'ozer' with it; 'unner'.
  ...ways(
    0.4,
    [[/v/g, "w"]],
    [
      [/v/g, "w"],
      [/z/g, "th"],
    ],
    [[/nn/, "nd"]],
  ),
  // 'Anozer', 'srow', 'free' for three, 'bruvva'.
  ...ways(0.4, [[/z/g, "th"]], [[/ss?/, "th"]], [[/ff?/, "th"]], [[/vv?/, "th"]]),
  // 'Elped', 'velly', 'yob', 'jes', 'shicken'.
  ...ways(
    0.4,
    [[/^(?=[aeiou])/, "h"]],
    [[/l+/g, "r"]],
    [[/^y/, "j"]],
    [[/^j/, "y"]],
    [[/sh/, "ch"]],
  ),
  // 'Bery', 'fife', 'pipty', 'froblem', 'estop'.
  ...ways(
    0.4,
    [[/b/g, "v"]],
    [[/(?<!^)f/, "v"]],
    [[/p/, "f"]],
    [[/f/, "p"]],
    [[/^es(?=[^aeiou])/, "s"]],
  ),
  // 'Leesten', 'wahped', 'laik'.
  ...ways(0.4, [[/ee/g, "i"]], [[/ah/g, "i"]], [[/ai/g, "i"]]),
];

function ways(unlikely: number, ...each: [RegExp, string][][]) {
  return each.map((letters) => ({ letters, unlikely }));
}

/** Letters that English writes for one sound, as one letter. */
const plain = (word: string) =>
  word
    .replace(/ea|ee|ie|ei/g, "i")
    .replace(/oo|ou|au/g, "u")
    .replace(/ai|ay|ey/g, "e")
    .replace(/ph/g, "f")
    .replace(/sch/g, "sk")
    .replace(/c?k|c(?![hei])|q/g, "k");
const VOWEL = /[aeiouy]/;
const weight = (letter: string) => (VOWEL.test(letter) ? 0.7 : 1);

/** How unlike two words are: letters put in, left out and changed; vowels and the last letter count less. */
function unlike(heard: string, word: string): number {
  let above = Array.from({ length: word.length + 1 }, (_, at) => at);
  for (let row = 1; row <= heard.length; row++) {
    const costs = [row];
    for (let at = 1; at <= word.length; at++) {
      const [one, other] = [heard.charAt(row - 1), word.charAt(at - 1)];
      const vowels = VOWEL.test(one) && VOWEL.test(other);
      const changed = one === other ? 0 : vowels ? 0.7 : 1;
      const added = row === heard.length ? 0.5 : weight(other);
      costs.push(
        Math.min(
          (above[at] ?? 0) + (row === heard.length ? 0.5 : weight(one)),
          (costs[at - 1] ?? 0) + added,
          (above[at - 1] ?? 0) + changed,
        ),
      );
    }
    above = costs;
  }
  return above.at(-1) ?? 0;
}

/** So unlike a word may be that is meant, by the length of what is written; beside other signs of an accent, and alone. */
const FARTHEST = (word: string) => (word.length < 4 ? 1.4 : word.length < 6 ? 1.7 : 2.1);
const NEAREST = 0.45;
type Meant = { word: string; cost: number };

function meant(written: string): Meant {
  let best = { word: written, cost: Number.POSITIVE_INFINITY };
  for (const { letters, unlikely } of HEARD) {
    const heard = letters.reduce((word, [from, to]) => word.replace(from, to), written);
    if (letters.length > 0 && heard === written) continue;
    for (const word of soundingSo(soundOf(heard), heard)) {
      const cost = unlike(plain(heard), plain(word)) + unlikely;
      if (cost < best.cost) best = { word, cost };
    }
  }
  return best;
}

/** Words that were heard before; forgotten when there are many, since anybody may make up words. */
const MOST_REMEMBERED = 5000;
const remembered = new Map<string, Meant>();

/**
 * The English word that a folded one stands for where it is spelled as somebody says it; known words stay. Without an
 * `accent` in the words beside it, only what hardly could be another word.
 */
export function asHeard(written: string, accent: boolean): string {
  const before = remembered.get(written);
  const { word, cost } = before ?? (isKnown(written) ? { word: written, cost: 0 } : meant(written));
  if (!before) {
    if (remembered.size >= MOST_REMEMBERED) remembered.clear();
    remembered.set(written, { word, cost });
  }
  return cost <= (accent ? FARTHEST(written) : NEAREST) ? word : written;
}
