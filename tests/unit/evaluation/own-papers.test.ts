import { findFacts } from "#lib/scorers/built-in/index";

const KINDS: readonly string[] = ["certificate", "license", "tool"];
const papersOf = (text: string, language = "en") =>
  findFacts([text], { language, question: "Tell us about your work." }).flatMap(
    ({ kind, value }) => (KINDS.includes(kind) ? value : []),
  );

describe("Certificates, licenses and tools", () => {
  it.each([
    ["I'm ServSafe certified.", "ServSafe"],
    ["I hold an EPA 608 universal.", "EPA 608"],
    ["I have a valid driver's license and a clean record.", "driver's license"],
    ["They only hire ServSafe certified cooks and I have my ServSafe.", "ServSafe"],
    ["My brother drives too, but I have my own CDL.", "CDL"],
    ["I worked as a line cook with a ServSafe card.", "ServSafe"],
    ["I was working as a CDL class A driver.", "CDL class A"],
    ["I'm certified in CPR and first aid.", "CPR"],
    ["My CPR certification is current.", "CPR"],
    ["I have my CDL and my medical card.", "CDL", "medical card"],
    ["I passed the EPA 608 last year.", "EPA 608"],
    ["I have a CDL because they required it.", "CDL"],
    ["My boss sent me to school and I earned my EPA 608.", "EPA 608"],
    ["Got my OSHA 30 in 2021, got my forklift cert the year after.", "OSHA 30", "forklift cert"],
    ["I have my own pressure washer.", "pressure washer"],
    [
      "I know how to run the skid steer and the mini excavator.",
      "skid steer and the mini excavator",
    ],
  ])("are a fact if they are the person's own: %s", (text, ...own) => {
    expect(papersOf(text)).toEqual(expect.arrayContaining(own));
  });

  it.each([
    "We only hire ServSafe certified cooks.",
    "I worked with ServSafe certified cooks.",
    "They required OSHA 10.",
    "I want to get my CDL.",
    "I need to renew my ServSafe.",
    "I plan on getting my EPA 608 next year.",
    "I'm still waiting for my guard card.",
    "I'm one test away from my EPA 608.",
    "I've got an appointment for my CDL.",
    "I will have my CNA in May.",
    "I should have my CDL by spring.",
    "I am supposed to have my OSHA 10.",
    "I let my CPR certification lapse.",
    "My brother has his CDL and a bucket truck.",
    "My crew has OSHA 10.",
    "All the guys I rode with had a CDL class B.",
    "I have a friend with a CDL.",
    "I helped a licensed plumber with a journeyman license.",
    "You have to have a CDL.",
    "I start my CNA class in January.",
    "I saw them use a carpet extractor.",
    "I do not hold any OSHA 10.",
  ])("are left out if they are another's, wished for or to come: %s", (text) => {
    expect(papersOf(text)).toEqual([]);
  });

  it.each([
    ["Tengo mi OSHA 10 y mi licencia de manejar.", "OSHA 10", "licencia de manejar"],
    ["Estoy certificado en OSHA 10.", "OSHA 10"],
    ["Mi hermano no maneja, pero yo tengo licencia.", "licencia"],
    ["Renové mi licencia de manejar este año.", "licencia de manejar"],
    ["Trabajo con la aspiradora y la pulidora.", "aspiradora y la pulidora"],
  ])("are a fact in Spanish: %s", (text, ...own) => {
    expect(papersOf(text, "es")).toEqual(expect.arrayContaining(own));
  });

  it.each([
    "No tengo licencia todavía.",
    "Quiero sacar mi licencia de manejar.",
    "Voy a sacar mi certificado de CPR.",
    "Necesito renovar mi licencia.",
    "Estoy sacando mi licencia.",
    "Perdí mi licencia el año pasado.",
    "Mi cuadrilla tiene OSHA 10.",
    "Fui ayudante de un plomero con licencia.",
    "Cuando tenga mi licencia puedo manejar.",
    "Solo contratamos cocineros con ServSafe.",
  ])("are left out in Spanish: %s", (text) => {
    expect(papersOf(text, "es")).toEqual([]);
  });
});
