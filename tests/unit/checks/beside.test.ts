import { textsBeside } from "../../../scripts/checks/beside/source.ts";

const lineOf = (part: string, before = "") =>
  textsBeside("part.tsx", `export function Part(p) {\n${before}return (${part});\n}`);

describe("Text beside what comes and goes", () => {
  it.each([
    ["a part that comes before it", "<p>{p.on && <b />}Saved</p>"],
    ["a part that comes before a text that is asked for", "<p>{p.on ? <b /> : null}{say(p.m)}</p>"],
    ["parts of a list before it", "<p>{p.all.map((one) => <b key={one} />)} and more</p>"],
    ["a text that goes", "<p>Saved {p.on && 'now'}</p>"],
    ["a text that becomes another", "<p>Saved <b /> {p.on ? 'now' : 'then'}</p>"],
    ["in a fragment", "<>{p.on && <b />}Saved</>"],
    ["in a fragment that goes whole", "<p>{p.on ? <><b /> Saved</> : null}</p>"],
  ])("is found: %s", (_, part) => {
    expect(lineOf(part)).toEqual(["part.tsx:2"]);
  });

  it("is found beside a component that is chosen", () => {
    expect(lineOf("<p><Sign />{say(p.words)}</p>", "const Sign = SIGNS[p.phase];")).toHaveLength(1);
  });

  it("is found by what a constant holds", () => {
    expect(lineOf("<p>{sign}Saved</p>", "const sign = p.on ? <b /> : null;")).toHaveLength(1);
  });

  it.each([
    ["alone", "<p>{p.on ? 'now' : 'then'}</p>"],
    ["in an element of its own", "<p>{p.on && <b />}<span>Saved</span></p>"],
    ["before what comes and goes", "<p>Saved{p.on && <b />}</p>"],
    ["behind an element that stays", "<p>{p.on && <b />}<i />Saved</p>"],
    ["a space in a fragment that goes whole", "<p>{p.on ? <>{' '}<b /></> : null}</p>"],
    ["beside what stays", "<p><b /> {say(p.m)}</p>"],
  ])("is let be: %s", (_, part) => {
    expect(lineOf(part)).toEqual([]);
  });
});
