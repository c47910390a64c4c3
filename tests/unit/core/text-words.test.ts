import {
  asKeyword,
  isAnsweredByService,
  keywordIn,
  textCommand,
} from "#lib/domain/core/text-words";

describe("What people text by one word", () => {
  it.each([
    ["STOP", "stop"],
    [" stop. ", "stop"],
    ["Stop texting me", "stop"],
    ["ALTO", "stop"],
    ["no más", "stop"],
    ["Baja!", "stop"],
    ["ｓｔｏｐ", "stop"],
    ["OPT OUT", "stop"],
    ["opt-out", "stop"],
    ["stop all", "stop"],
    ["stop please", "stop"],
    ["Please don't text me", "stop"],
    ["alto por favor", "stop"],
    ["ya no me escriban", "stop"],
    ["no me escriban más", "stop"],
    ["START", "start"],
    ["Ayuda", "help"],
    ["wrong number", "wrong_number"],
    ["Número equivocado", "wrong_number"],
    ["You have the wrong number", "wrong_number"],
    ["wrong number sorry", "wrong_number"],
  ])("%s is understood as %s", (text, command) => expect(textCommand(text)).toBe(command));

  it.each([
    "I can't stop by today",
    "Can you help me find the place?",
    "Yes please",
    "no me",
    "all",
    "estás equivocado con la hora",
    "",
    "🙂",
    "stop ".repeat(100),
  ])("%s is a message", (text) => expect(textCommand(text)).toBeNull());

  it("leaves the answer to the service where it has one", () => {
    expect(isAnsweredByService("Stop")).toBe(true);
    expect(isAnsweredByService("ALTO")).toBe(false);
  });
});

describe("A keyword", () => {
  it.each([
    ["cook", "COOK"],
    [" Cooks ", "COOKS"],
    ["abc", "ABC"],
    ["abcdefghijkl", "ABCDEFGHIJKL"],
  ])("%s is one", (text, word) => expect(asKeyword(text)).toBe(word));

  it.each([
    "ab",
    "abcdefghijklm",
    "cook2",
    "line cook",
    "año",
    "STOP",
    "help",
    "Yes",
    "alto",
    "si",
    "nomas",
    "",
  ])("%s is none", (text) => expect(asKeyword(text)).toBeNull());

  it("is found whatever stands around it, and not within a sentence", () => {
    expect(keywordIn("“Cook!”")).toBe("COOK");
    expect(keywordIn("I am a cook")).toBeNull();
  });
});
