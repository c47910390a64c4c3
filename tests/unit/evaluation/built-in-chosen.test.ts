import type { StatementKind } from "#lib/domain/evaluation/statements/statement";
import type { Evaluation } from "#lib/domain/evaluation/types";
import { putsACase } from "#lib/scorers/built-in/index";
import { answer, attempt, evaluated } from "./people";

const quotesOf = ({ statements }: Evaluation, kind: StatementKind) =>
  statements
    .filter((one) => one.kind === kind && one.source === null)
    .flatMap(({ quotes }) => quotes.map(({ text }) => text));

const CASE = "A cleaner calls in sick at 7 am. What do you do, in order?";
const WORK = "Tell us about your work.";
const chosen = (...said: [question: string, text: string][]) =>
  evaluated(
    attempt(
      said.map(([questionText, text], at) => answer(text, { questionText, questionId: `q${at}` })),
    ),
  );

describe("The sentences that the built-in path chooses", () => {
  const PLAN = "I call the other clients and tell them what happened and offer another time.";
  const DONE = "I answered the phone and wrote the appointments in the book.";

  it.each([
    PLAN,
    "Then I'd call the client and move the job to 3 pm.",
    "I should of checked the rooms better before I signed the list.",
    "I put back the boxes in the same order and call the office.",
  ])("are what was done, and no plan: %s", async (plan) => {
    expect(quotesOf(await chosen([CASE, plan], [WORK, DONE]), "summary")).toEqual([DONE]);
  });

  it("are no plan, even if there is nothing else", async () => {
    const result = await chosen([CASE, PLAN], [CASE, "I would ask the office who can cover."]);
    expect(quotesOf(result, "summary")).toEqual([]);
  });

  it("are two of one answer where no other tells of work done", async () => {
    const more = "I made the weekly schedule for 9 housekeepers of the hotel.";
    const result = await chosen([WORK, `${DONE} ${more}`], [CASE, PLAN]);
    expect(quotesOf(result, "summary").toSorted()).toEqual([DONE, more]);
  });

  it("are no list of tools", async () => {
    const tools =
      "Outlook, Word, Excel for the attendance lists, and QuickBooks, the office system.";
    const result = await chosen([WORK, DONE], ["Which computer tools have you used?", tools]);
    expect(quotesOf(result, "summary")).toEqual([DONE]);
  });

  it("may be done in a case", async () => {
    const done = "In the hospital we had a night with two people and we finished on time.";
    expect(quotesOf(await chosen([CASE, done]), "summary")).toEqual([done]);
  });

  it.each([
    "I saw one of your vans on the street, and it cut me off at work.",
    "We missed 3 visits with clients in my last year.",
    "A new cook, great attitude, kept failing the kitchen check.",
    "My partner started the kitchen and I took the bathrooms so we still finished.",
    "When I did opening shift at the restaurant I had to be there for deliveries.",
    "I applied at two hotels last week and I called three restaurants about work.",
    "I speak English and Spanish so I talked to most of the customers.",
    "I speak Vietnamese and Tagalog with the guests and I carried their bags up.",
    "I explained the bill in Portuguese to the guests and I carried their bags up.",
  ])("are neither another's, to somebody, a mishap, nor of languages unasked: %s", async (text) => {
    const result = await chosen([WORK, text], [WORK, DONE]);
    expect(quotesOf(result, "summary")).toEqual([DONE]);
    expect(quotesOf(result, "strength")).not.toContain(text);
  });

  it.each([
    "I have always cleaned my own house. I clean the kitchen and I mop the floors.",
    "I lead the volunteers. I gave each one of the crew a place and a partner.",
  ])("are no chores and no help beside the job that don't say so: %s", async (text) => {
    const hidden = text.split(". ")[1] ?? "";
    const result = await chosen([WORK, text], [CASE, PLAN]);
    expect([...quotesOf(result, "summary"), ...quotesOf(result, "strength")]).not.toContain(hidden);
  });

  it("begin and end where a sentence does", async () => {
    const whole =
      "I gave honest times, then called back when a truck was 10 minutes late instead of waiting for them to call me.";
    const more = "Our complaints went down by half after that and my manager made it the rule.";
    const result = await chosen([WORK, `Busy was Friday night. ${whole} ${more}`]);
    const shown = [...quotesOf(result, "summary"), ...quotesOf(result, "strength")];
    expect(shown.length).toBeGreaterThan(0);
    for (const quote of shown) expect([whole, more, `${whole} ${more}`]).toContain(quote);
  });

  it("stand for experience alone if they say where or how long", async () => {
    const job = "I was shift lead at a towing company for three years.";
    const result = await chosen([WORK, `${job} I checked every truck on time and told the crew.`]);
    expect(result.metrics.experience.quotes.map(({ text }) => text)).toContain(job);
    for (const metric of ["reliability", "communication"] as const) {
      const { shown, quotes } = result.metrics[metric];
      expect(shown ? quotes.map(({ text }) => text) : []).not.toContain(job);
    }
  });

  it("know a message to write for a case", () => {
    expect(putsACase("A client is angry. Write the text message you would send.")).toBe(true);
    expect(putsACase("Tell us why you would be good at this.")).toBe(false);
  });
});

describe("A person's facts", () => {
  const factsFrom = async (...said: string[]) => {
    const answers = said.map((text, at) => answer(text, { questionId: `q${at}` }));
    const result = await evaluated(attempt(answers));
    const facts = result.statements.filter(({ kind }) => kind === "fact");
    return facts.map(({ text, quotes }) => [text, quotes[0]?.text]);
  };

  it("stand once, in whatever words and of whatever kind", async () => {
    const facts = await factsFrom(
      "I worked in a nail salon five years and I cleaned every station.",
      "In the nail salon 5 years I opened the shop every morning.",
      "I worked in a nail salon and I liked the people there.",
    );
    expect(facts.map(([text]) => text)).toEqual(["worked in a nail salon five years"]);
  });

  it("have the sentence for a quote, or the clause alone where that can't be shown", async () => {
    expect(
      await factsFrom("It went up. I worked at a hotel for two years, and I clean my church."),
    ).toEqual([["worked at a hotel for two years", "I worked at a hotel for two years"]]);
    expect(await factsFrom("We wrote it up. I worked at a hotel for two years.")).toEqual([
      ["worked at a hotel for two years", "I worked at a hotel for two years."],
    ]);
  });

  it("may name the children of one's work, and not one's own", async () => {
    const school = "I was the secretary at an elementary school with 520 children.";
    expect(await factsFrom(school)).toEqual([
      ["secretary at an elementary school with 520 children", school],
    ]);
    const own = "I went back to school with three kids, and I have two children at home.";
    expect(await factsFrom(own)).toEqual([]);
  });
});

describe("Strengths of the built-in path", () => {
  it("are neither a mishap, nor words to a customer, nor a few words", async () => {
    const said = [
      "I broke a vase at the house and told the manager right away.",
      "I told my manager too.",
      "I called and said that I'm sorry and we'll fix your order right now.",
      "I took her to the side, let her finish, and wrote down 3 things that were wrong.",
    ];
    const result = await evaluated(attempt([answer(said.join(" "))]));
    expect(quotesOf(result, "strength").length).toBeGreaterThan(0);
    expect(quotesOf(result, "strength").filter((quote) => quote !== said[3])).toEqual([]);
  });
});
