import { prepareAttempt, sentTextOf } from "#lib/domain/evaluation/prepare";
import { promptFor } from "#lib/domain/evaluation/prompt";
import { answer, attempt, STRONG } from "./people";

const sent = (text: string) => sentTextOf(text, []).text;

describe("A way to reach somebody, in one of its many forms", () => {
  it.each([
    ["813/555/0142", "[phone]"],
    ["813—555—0142", "[phone]"],
    ["813·555·0142", "[phone]"],
    ["813 - 555 - 0142", "[phone]"],
    ["(813) 555 – 0142", "[phone]"],
    ["813\u00a0555\u00a00142", "[phone]"],
    ["555—0142", "[phone]"],
    ["8 1 3 5 5 5 0 1 4 2", "[phone]"],
    ["8-1-3 555 0142", "[phone]"],
    ["zip 3 3 6 0 2", "zip [zip]"],
    ["zip three three six oh two", "zip [zip]"],
    ["zip code is three three six o two", "zip code is [zip]"],
    ["código postal tres tres seis cero dos", "código postal [zip]"],
    ["mlopez(at)yahoo.com", "[e-mail]"],
    ["mlopez [at] yahoo [dot] com", "[e-mail]"],
    ["mlopez @ yahoo.com", "[e-mail]"],
    ["@maria_lopez", "[name]"],
  ])("is hidden: %s", (form, masked) => {
    expect(sent(`you find me by ${form} after work`)).toBe(`you find me by ${masked} after work`);
  });

  it.each([
    "1200 Martin Luther King Jr Blvd",
    "1200 martin luther king jr blvd",
    "7421 South West Saint Johns Bluff Road",
    "1200 Dr Martin Luther King",
    "1200 Dr. Martin Luther King Jr. Blvd.",
    "12 Main St., apt 3",
    "500 NW 3rd Ave",
    "88 Old Mill Creek Trail",
  ])("is hidden whole where it is an address: %s", (address) => {
    expect(sent(`I live at ${address} and walk to work.`)).toBe(
      "I live at [address] and walk to work.",
    );
  });

  it("leaves the sentence its full stop", () => {
    expect(sent("I live at 12 Main Street. I clean there.")).toBe(
      "I live at [address]. I clean there.",
    );
    expect(sent("I live at 12 Main St. I clean there.")).toBe(
      "I live at [address]. I clean there.",
    );
    expect(sent("I live at 12 Main St. in town.")).toBe("I live at [address] in town.");
  });

  it.each([
    "I cleaned 2 rooms in one place and fixed 12 units on the road.",
    "I did rooms 1 2 3 4 5 6 7 8 and then 1 3 5 7 9 11 13.",
    "I work @home and @the hotel, and I gave it 10/10 on 5/12/2021.",
    "I had two or three or four or five guests waiting.",
    "I know the zip codes of all five towns, three by name.",
    "I fixed 3 big leaks and drove 400 pounds of stone to the square.",
  ])("and figures of work stay: %s", (text) => {
    expect(sent(text)).toBe(text);
  });

  it.each([
    ["I live at SW1A 1AA and M1 1AE.", "I live at [zip] and [zip]."],
    ["I moved to M5V 3L9, then K1A-0B1.", "I moved to [zip], then [zip]."],
    ["My postcode is sw1a 1aa.", "My postcode is [zip]."],
    ["I hold R410A and R22, EPA 608.", "I hold R410A and R22, EPA 608."],
    ["Unit A1 9AM, T12 5FT tubes.", "Unit A1 9AM, T12 5FT tubes."],
    ["I go to B2 3rd floor.", "I go to B2 3rd floor."],
  ])("postcodes of Britain and Canada go, model numbers stay: %s", (text, masked) => {
    expect(sent(text)).toBe(masked);
  });

  it("leaves the employer's question too", () => {
    const questionText =
      "Call (813) 555-0142 or write boss@example.com: how would you reach 12 Main Street, 33602?";
    const prepared = prepareAttempt(attempt([answer(STRONG, { questionText })]));
    expect(prepared[0]?.questionText).toBe(
      "Call [phone] or write [e-mail]: how would you reach [address], [zip]?",
    );
    expect(promptFor(prepared, "00ff").message).not.toMatch(/0142|boss@|Main Street|33602/);
  });
});
