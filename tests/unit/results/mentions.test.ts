import { mentionedIn, openMention, withName } from "#lib/domain/results/mentions";

const person = (name: string, isMe = false) => ({ userId: name, name, isMe });
const team = [
  person("Dana Lee", true),
  person("Ana López"),
  person("Ana Lopez-Ruiz"),
  person("Ben"),
  person("kim@bright.example"),
];
const named = (note: string) => mentionedIn(note, team).map(({ name }) => name);

describe("Who is named in a note", () => {
  it.each([
    ["Please call her, @ben.", ["Ben"]],
    ["@ana lopez has met her", ["Ana López"]],
    ["＠ＡＮＡ ＬＯＰＥＺ-RUIZ knows", ["Ana Lopez-Ruiz"]],
    ["(@Ben, @Ana López)", ["Ana López", "Ben"]],
    ["@kim@bright.example can drive", ["kim@bright.example"]],
    ["@Ben and again @Ben", ["Ben"]],
    // Two are called Ana, nobody calls themselves, and a longer word is another name.
    ["@Ana knows", []],
    ["@Dana should know", []],
    ["@Benjamin knows", []],
    ["Write to someone@ben.example", []],
    ["Ben knows", []],
  ])("is whom '@' stands before: %s", (note, who) => {
    expect(named(note)).toEqual(who);
  });

  it("is not somebody without a name", () => {
    expect(mentionedIn("@ who?", [person("")])).toEqual([]);
  });
});

describe("A name that is begun", () => {
  const could = (text: string) => openMention(text, team).map(({ name }) => name);

  it("is offered whole, until it is", () => {
    expect(could("Ask @an")).toEqual(["Ana López", "Ana Lopez-Ruiz"]);
    expect(could("Ask @")).toHaveLength(4);
    expect(could("Ask @Ben")).toEqual([]);
    expect(could("Ask @Ben about it")).toEqual([]);
    expect(could("mail me@b")).toEqual([]);
  });

  it("takes the place of what was typed", () => {
    expect(withName("Hi @Ben, ask @an", "Ana $& López")).toBe("Hi @Ben, ask @Ana $& López ");
  });
});
