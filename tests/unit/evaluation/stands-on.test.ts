import { standsOn } from "#lib/domain/evaluation/statements/stands-on";

describe("A statement stands on its quotes", () => {
  it.each([
    ["Worked night dispatch for three years.", "I did night dispatch, 3 years of it"],
    ["Handled 40 to 50 calls a night.", "like forty to fifty calls a night"],
    ["Scored 97 percent on audits.", "we got ninety seven percent on the audit"],
    ["Has an EPA 608 certificate.", "I got my epa 608 last year"],
    ["Led a crew of 32 for one year.", "tuve un equipo de treinta y dos por un año"],
    ["Can start on Monday.", "puedo empezar el lunes"],
    ["Ran Miller's shop.", "I ran the shop at Miller Towing"],
    ["Covered one of the shifts.", "I covered it when he was sick"],
  ])("%s", (statement, quote) => {
    expect(standsOn(statement, [quote])).toBe(true);
  });

  it.each([
    ["Ran the shop for Ed.", "I worked in the shop"],
    ["Worked night dispatch for four years.", "I did night dispatch, 3 years of it"],
    ["Scored 7 percent.", "we got ninety seven percent"],
    ["Did it for one year.", "I did it for two years"],
    ["Was trained at Hilton.", "they trained me at the hotel"],
    ["Holds a CDL.", "I have my license"],
    ["Can start on Tuesday.", "puedo empezar el lunes"],
  ])("or does not: %s", (statement, quote) => {
    expect(standsOn(statement, [quote])).toBe(false);
  });
});
