import type { Metric } from "#lib/domain/evaluation/metrics";
import { answer, attempt, evaluated } from "./people";

const WORK = "Tell us about your work.";
const CASE = "Two of your five people have not shown up. How do you run the night?";
const MESSAGE =
  "A customer is angry because the crew came late. Write the text message you would send.";
const TIME = "The first home starts at 8 am. How do you get there on time?";

const under = async (metric: Metric, ...said: [question: string, text: string][]) => {
  const answers = said.map(([questionText, text], at) =>
    answer(text, { questionText, questionId: `q${at}` }),
  );
  const { metrics } = await evaluated(attempt(answers));
  const { quotes, shown } = metrics[metric];
  return shown ? quotes.map(({ text }) => text) : [];
};

describe("Quotes under a metric", () => {
  it.each<[Metric, string, string]>([
    ["communication", WORK, "I called the client and explained why the crew was late."],
    ["communication", WORK, "I asked him to show me what was wrong with the table."],
    ["experience", WORK, "I cooked at a hotel for six years and I ran the grill."],
    [
      "professionalism",
      MESSAGE,
      "I'm sorry that we came late, I called the crew and you pay half.",
    ],
    ["reliability", TIME, "I come 10 minutes early and wait in the car for the crew."],
    ["reliability", WORK, "I open the shop every morning at six and I was never late."],
    ["reliability", WORK, "I covered for a coworker who was sick and I finished her rooms."],
    ["reliability", WORK, "I set two alarms and leave 20 minutes early in case there is traffic."],
    ["problem_solving", WORK, "The dryer broke, so I moved 12 loads to the other floor."],
    ["cognitive_ability", CASE, "I write a list for each of the crew so nobody waits."],
  ])("show it: %s", async (metric, question, text) => {
    expect(
      await under(metric, [question, text], [WORK, "I cleaned 12 rooms every shift at the hotel."]),
    ).toContain(text);
  });

  it.each<[Metric, string, string]>([
    ["experience", WORK, "I would clean the kitchen and the two floors of the hotel."],
    [
      "experience",
      MESSAGE,
      "We cleaned the kitchen twice and finished the whole list of the house.",
    ],
    ["reliability", CASE, "I will check the kitchen and be there on time with the crew."],
    [
      "reliability",
      MESSAGE,
      "We came and finished on time the next day, and I called your office.",
    ],
    ["reliability", WORK, "We had a training on it every year and finished on time at the hotel."],
    ["communication", WORK, "I looked at the board of clients who told us about the schedule."],
    [
      "cognitive_ability",
      WORK,
      "I always learn every program of the hotel and everything else fast.",
    ],
    ["communication", CASE, "I look who is off today and wants hours and I call two people."],
    ["communication", CASE, "If nobody can, I ask the crew of two if they can separate."],
    ["experience", WORK, "I told the two guests of the hotel that their room was ready."],
    ["reliability", WORK, "If something happens I call the office as soon as I know it."],
    ["reliability", WORK, "I called the lead early when we got behind and we traded rooms."],
    ["reliability", WORK, "I was not always on time at my last job."],
    ["reliability", WORK, "My coworker covered for me when I overslept."],
    ["reliability", WORK, "I left twenty minutes early most days."],
    ["reliability", WORK, "My boss always paid me on time."],
    ["reliability", WORK, "My boss came ten minutes early to my shift at the hotel."],
    ["problem_solving", WORK, "That year we went from nine client complaints to two."],
    [
      "problem_solving",
      WORK,
      "I kept the board of the crew and moved jobs when something ran long.",
    ],
    ["cognitive_ability", WORK, "I told the crew about the table so it does not happen again."],
    ["cognitive_ability", WORK, "I take a picture before and after so the owner can see it."],
    ["professionalism", WORK, "I told the customer to calm down or leave the hotel."],
    ["professionalism", WORK, "I told the customer to listen to me and be polite."],
    ["communication", WORK, "I told the customer to calm down or leave the hotel."],
    ["professionalism", WORK, "I am responsible and honest with everybody, always, at every job."],
  ])("show no word of its topic alone: %s, %s", async (metric, question, text) => {
    expect(await under(metric, [question, text], [WORK, "I told the crew."])).not.toContain(text);
  });

  it.each<[Metric, string, boolean]>([
    ["reliability", "No siempre llego a tiempo porque tomo el camión.", false],
    ["reliability", "Siempre llego un poco tarde porque tomo el camión.", false],
    ["reliability", "Me iba del hotel veinte minutos antes casi todos los días.", false],
    ["reliability", "Siempre llego a tiempo y aviso si pasa algo.", true],
    ["reliability", "Salgo de mi casa veinte minutos antes para llegar bien.", true],
    ["communication", "No le dije nada al cliente cuando se rompió.", false],
    ["communication", "No avisé a mi jefe porque no tenía saldo.", false],
    ["communication", "Mi jefe me explicó cómo limpiar los cuartos del hotel.", false],
    ["communication", "Digo, uno tiene que limpiar bien los cuartos.", false],
    ["communication", "Le dije al cliente la verdad y limpié el cuarto otra vez.", true],
  ])("are read in Spanish: %s, %s", async (metric, text, isShown) => {
    const more = answer("Limpié 12 cuartos cada turno en el hotel.", { questionId: "q2" });
    const { metrics } = await evaluated(attempt([answer(text), more], { language: "es" }));
    const { quotes, shown } = metrics[metric];
    expect(shown && quotes.some((quote) => quote.text === text)).toBe(isShown);
  });

  it("stand under two metrics at most", async () => {
    const text =
      "The pump broke and the customer was angry, so I called the supervisor, said sorry, fixed it the same shift and finished on time because I had a list.";
    const { metrics } = await evaluated(attempt([answer(text)]));
    const rated = Object.values(metrics).filter(({ score }) => score !== null);
    expect(rated.length).toBeGreaterThan(2);
    expect(rated.filter(({ shown }) => shown)).toHaveLength(2);
  });

  it("are a plan only where nothing was done, and then one", async () => {
    const plans =
      "I tell the crew what is left to do. I tell the manager what it cost us. I call the lead.";
    const done = "I told the clients when the crew was coming to the house.";
    expect(await under("communication", [CASE, plans])).toHaveLength(1);
    expect(await under("communication", [CASE, plans], [WORK, done])).toEqual([done]);
  });

  it("tell a mishap with what came of it", async () => {
    const text = "We missed 3 visits in my last year. The year before it was 19.";
    expect(await under("reliability", [WORK, `I scheduled the nurses. ${text}`])).toContain(text);
  });

  it("begin without the number of a list", async () => {
    const text = "I called the client and told her that we come at three.";
    expect(await under("communication", [WORK, `1. I checked the board. 2. ${text}`])).toContain(
      text,
    );
  });

  it("give way to a line with its source where none shows it", async () => {
    const text =
      "I moved the boxes to the truck at the warehouse every day with two customers there.";
    const { metrics } = await evaluated(attempt([answer(text)]));
    const { score, shown, justification } = metrics.professionalism;
    expect(score).not.toBeNull();
    expect(shown).toBe(false);
    expect(justification).toBe("No quote shown here: the score rests on the answer to question 1.");
  });
});

describe("A car and a license as a fact", () => {
  const factsOf = async (text: string, language = "en") => {
    const { statements } = await evaluated(attempt([answer(text)], { language }));
    return statements.filter(({ kind }) => kind === "fact").map((one) => one.text);
  };

  it("read as English behind their label", async () => {
    const spanish =
      "Trabajé en un hotel de noche. Tengo carro y licencia y manejo a cualquier parte.";
    expect(await factsOf(spanish, "es")).toEqual(
      expect.arrayContaining(["driver's license", "yes"]),
    );
    expect(await factsOf("I cleaned the hotel. I have a car but it's older.")).toContain(
      "yes, but it's older",
    );
  });

  it.each([
    ["Tengo licencia para aplicar pesticidas en Texas y manejo la troca de la compañía.", "yes"],
    ["Tengo licencia en cosmetología y cuento con carro propio.", "yes"],
    ["Tengo licencia y manejo clientes todo el día en la oficina.", "yes"],
    ["Tengo licencia para manejar montacargas en la bodega.", "yes"],
    ["Tengo mi licencia para manejar y vivo cerca.", "driver's license"],
    ["Tengo mi licencia de conducir y vivo cerca de ahí.", "driver's license"],
  ])("take no license of a trade for one to drive: %s", async (text, license) => {
    const { statements } = await evaluated(attempt([answer(text)], { language: "es" }));
    const facts = statements.filter(({ fact }) => fact === "license");
    expect(facts.map((one) => one.text)).toEqual([license]);
  });
});
