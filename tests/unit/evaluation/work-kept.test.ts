import { speaksOfProtected, tellsOfProtected } from "#lib/domain/evaluation/statements/protected";
import { findFacts } from "#lib/scorers/built-in/index";

const factsOf = (text: string, language = "en") =>
  findFacts([text], { language, question: "Tell us about your work." })
    .map(({ kind, value }) => `${kind}: ${value}`)
    .join("; ");

describe("A license, a car or a certificate", () => {
  it.each([
    ["I have a CDL, but I've never had an accident.", "license: CDL"],
    ["I have a valid driver's license, but I don't have any tickets.", "driver's license"],
    ["I have my CDL, but I'm not looking for long haul.", "license: CDL"],
    ["I have my CDL, but it's never been suspended.", "license: CDL"],
    ["I have my CDL, but it's not expired.", "license: CDL"],
    ["I have my CDL, but I lost my job in May.", "license: CDL"],
    ["I have my own car. It never breaks down.", "car: "],
    ["I have my own car. It has a new transmission.", "car: "],
    ["I have my own van, but I used to work in the shop.", "car: "],
    ["I have a forklift certification. It's not expired.", "certificate: forklift"],
  ])("stays before: %s", (text, fact) => {
    expect(factsOf(text)).toContain(fact);
  });

  it.each([
    ["Tengo carro propio, pero nunca llego tarde.", "car: "],
    ["Tengo licencia, pero no tengo multas.", "license: licencia"],
    ["Tengo licencia, pero nunca me la quitaron.", "license: licencia"],
    ["Tengo licencia, pero perdí mi trabajo en mayo.", "license: licencia"],
    ["Tengo carro propio, pero trabajaba en un taller.", "car: "],
  ])("stays in Spanish before: %s", (text, fact) => {
    expect(factsOf(text, "es")).toContain(fact);
  });

  it.each([
    "I have a CDL, but it's not valid.",
    "I have a license, but I don't have it anymore.",
    "I have my CDL, but not anymore.",
    "I have my forklift certification, but I never renewed it.",
    "I have my own car. It won't start.",
    "I have a truck, but I sold it.",
    "I have a van, but it's not mine.",
    "I have a CDL. They're both expired.",
  ])("is taken back in: %s", (text) => {
    expect(factsOf(text)).toBe("");
  });

  it.each([
    "Tengo carro, pero ya no sirve.",
    "Tengo licencia, pero se me venció.",
    "Tengo licencia, pero ya no la tengo.",
    "Tengo troca, pero se le fue la transmisión.",
    "Tengo licencia, pero no está vigente.",
  ])("is taken back in Spanish in: %s", (text) => {
    expect(factsOf(text, "es")).toBe("");
  });
});

it("is not taken back by a sentence longer than anybody says", () => {
  const next = (words: number) =>
    factsOf(`I have my own car. It is ${"very ".repeat(words)}broken.`);
  expect([next(9), next(500)]).toEqual(["", "car: my own car"]);
});

describe("Work", () => {
  it.each([
    "I was a CNA in the hospital for five years",
    "I was a housekeeper in the hospital for five years",
    "I spent three years working nights in the hospital",
    "I was in the hospital every day for deliveries",
    "Trabajé cinco años en el hospital.",
    "Estuve limpiando en el hospital.",
    "waiting for the permit on the Smith job",
    "I'm authorized to work on gas lines",
    "Estoy sacando el permiso de alimentos",
    "Esperando el permiso de la ciudad para construir",
    "Esperando el permiso para construir",
    "I spent six months inside the warehouse",
    "I served three years inside sales",
    "I served two years in county parks maintenance",
    "I did two years in the kitchen",
    "home health aide and homemaker for an agency",
    "I worked as a nanny and helped with raising the kids",
    "I covered for people on sick leave",
    "I filed sick leave forms in the office",
    "worked in chronic pain clinic",
    "Tomaba medicamentos del almacén",
    "I was out on a route with my hand truck",
    "My PO was approved by purchasing",
    "I served court ordered evictions",
    "Trabajé en el penal como cocinera",
    "Trabajé casi dos años en el penal",
    "Trabajé en recuperación de vehículos",
    "I get off work on time every day",
    "I've been driving here in America for ten years",
    "Llevo diez años manejando aquí en Estados Unidos",
    "我在住院部打扫",
  ])("may be repeated: %s", (text) => {
    expect(speaksOfProtected(text)).toBe(false);
  });

  it("may be told by a scorer: to work on gas lines", () => {
    expect(tellsOfProtected("Is authorized to work on gas lines.")).toBe(false);
  });

  it.each([
    "I was stuck in the hospital for two weeks",
    "I spent about three months back in the hospital",
    "Estuve en el hospital",
    "I'm waiting for my work permit",
    "I'm authorized to work in the US",
    "I'm authorized to work here",
    "Estoy esperando el permiso para trabajar",
    "Estoy sacando el permiso de trabajo",
    "I did two years inside",
    "I did three years in",
    "I did two years in county and then I cooked",
    "I was a homemaker for a while",
    "I stayed home raising the kids",
    "I was on sick leave",
    "I have chronic pain",
    "I worked through the pain",
    "Tomo pastillas de la presión",
    "I was out two years with my hand",
    "I did court ordered community service",
    "Estuve en el penal",
    "I was off work on disability",
    "I've been here in America ten years",
    "Llevo diez años en Estados Unidos",
    "我去年住院了",
  ])("is none, and may not: %s", (text) => {
    expect(speaksOfProtected(text)).toBe(true);
  });

  it.each([
    ["I drove my truck for FedEx for two years.", "time_on_the_job"],
    ["I was in the hotel business for six years.", "time_on_the_job"],
    ["My crew of five people did the roof.", "people_led"],
  ])("is a fact: %s", (text, kind) => {
    expect(factsOf(text)).toContain(kind);
  });

  it("is a fact in Spanish: a crew of one's own", () => {
    expect(factsOf("Tenía una cuadrilla de cinco.", "es")).toContain("people_led");
    expect(factsOf("Mi cuadrilla de cinco hizo el techo.", "es")).toContain("people_led");
  });

  it.each(["I drove my truck for two years.", "I drove my truck for fun for two years."])(
    "is none: %s",
    (text) => {
      expect(factsOf(text)).not.toContain("time_on_the_job");
    },
  );
});
