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
    ["Three years at a hotel. Mopped floors.", "3 years in the hotel, mopping floors"],
    ["Drives a truck.", "I was driving the truck"],
    ["Dispatcher on nights.", "I did night dispatch"],
    ["Ran the shop: kept its books.", "I was in charge of the shop and the books"],
    ["Full-time truck driver.", "I drive a truck all week"],
    ["Monday to Friday.", "de lunes a viernes"],
    ["Doubled the crew twice.", "I doubled it, two times"],
    ["Handled 2 million.", "2,000,000 dollars"],
    ["Took half an hour.", "tardaba media hora cada vez"],
    ["Cleaned half of the rooms.", "limpié la mitad"],
    ["Worked three years.", "drei Jahre lang"],
    ["Worked three years.", "pendant trois ans"],
    ["Worked three years.", "три года"],
    ["Worked three years.", "तीन साल काम किया"],
    ["Worked three years.", "我做了三年"],
    ["Worked three years.", "三年間働きました"],
    ["Worked three years.", "ثلاث سنوات"],
    ["Worked 3 years.", "٣ سنوات"],
    ["Worked ten years.", "dez anos"],
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
    ["Kenworth truck driver.", "I drove a truck"],
    ["Walgreens cashier", "I was a cashier"],
    ["Marriott-trained cook.", "I was trained as a cook"],
    ["Drove a truck. Kenworth trained me.", "I drove a truck, they trained me"],
    ["Worked there (Hilton liked it).", "I worked there and they liked it"],
    ["Mohammed trained the crew.", "I trained the crew"],
    ["Handled 2 million.", "handled 2 thousand"],
    ["Handled 1.5 million.", "handled 1.5 thousand"],
    ["Worked half a year.", "I worked a year and a half"],
    ["Took half an hour.", "una hora y media cada vez"],
    ["Worked 1/2 year.", "worked 2 years in 1 place"],
    ["Worked a decade.", "I worked two years there"],
    ["Doubled the crew.", "the crew stayed"],
    ["Tripled the crew.", "the crew stayed"],
    ["Made twice the quota.", "met the quota"],
    ["Led a team of dozens.", "led a team of 4"],
    ["Hundreds of calls a night.", "took 40 calls"],
    ["Quarter of revenue.", "revenue"],
    ["Two years there.", "I was there three years"],
    ["Worked eleven years.", "I once worked there"],
    ["Worked five years.", "خمسة وعشرين سنة"],
    ["Worked one year.", "um I worked there"],
  ])("or does not: %s", (statement, quote) => {
    expect(standsOn(statement, [quote])).toBe(false);
  });
});
