import { initials } from "#lib/domain/text/initials";

describe("Initials", () => {
  it.each([
    ["Maribel Santos", "MS"],
    ["Rosa Elena Jiménez", "RJ"],
    ["李", "李"],
    ["Linh Co", "LC"],
    ["Y Nguyen", "YN"],
    ["The Bui", "TB"],
    ["“Big” Al", "BA"],
    ["  ", "?"],
  ])("of the person %j are %s", (name, expected) => {
    expect(initials(name)).toBe(expected);
  });

  it.each([
    ["Sparkle & Shine Cleaning LLC", "SS"],
    ["Brightside Cleaning", "BC"],
    ["The Maids of Tampa, Inc.", "MT"],
    ["A1 Plumbing Co.", "AP"],
    ["& Co", "&C"],
  ])("of the company %j are %s", (name, expected) => {
    expect(initials(name, "company")).toBe(expected);
  });
});
