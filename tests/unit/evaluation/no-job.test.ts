import { findFacts } from "#lib/scorers/built-in/index";

const factsOf = (text: string, language: string) =>
  findFacts([text].flat(), { language, question: "Tell us about your work." }).map(
    ({ kind, value }) => `${kind}: ${value}`,
  );

describe("Illness, prison, permits, family, looking for work, visits and hedges", () => {
  it.each([
    "I was off work for six months with my back.",
    "I've been out of work for two years.",
    "It took me three years to get work.",
    "I worked out for two years.",
    "I left work for three years to raise kids.",
    "I stopped working for three years.",
    "I need work in a hotel.",
    "I was at a hotel for a wedding.",
    "I have my license but it is suspended until March.",
    "I have a car but it does not run right now.",
    "I have a car. It's in the shop.",
    "I was in the hospital for three months after my accident.",
    "I've been on disability for two years and now I can lift again.",
    "I just got out after five years and I want to work in a restaurant.",
    "I've been waiting two years for my work permit.",
    "My papers came last month so now I can work at a hotel.",
    "I took three years off to raise my kids.",
    "I've been a stay at home mom for six years.",
    "I've been unemployed for a year and a half.",
    "I got laid off from the warehouse eight months ago.",
    "I've been looking for a dishwasher job for six months.",
    "I applied at three hotels and a hospital last month.",
    "I need a job in a kitchen or a warehouse.",
    "I've been a customer at this restaurant for ten years.",
    "I stayed at your hotel for a month last summer.",
    "We lived in a motel for eight months.",
    "I eat at the diner every Sunday.",
    "I go to the gym, I've been working out for two years.",
    "I kind of worked in a kitchen for like a month.",
    "I might have my forklift certificate somewhere but I lost it.",
    "I have a truck but the transmission is out.",
    "I had my CDL but it got taken away in March.",
    "I have a driver's license, it's suspended right now.",
    "I was on a crew of twelve guys.",
    "My team had ten people and I was the newest one.",
    "I was in rehab for a year and I helped the cook there.",
    "I have been taking care of my mother for four years.",
    "I've been sober for three years and I work the program.",
    "I was out two years with my knee and then I started looking for work.",
    "I was in construction until my accident two years ago.",
    "I've been in treatment at a clinic for eight months.",
    "I did community service at a nursing home for six months.",
    "I've been going to the hospital for dialysis for three years.",
    "I had a baby in May and I've been home since March.",
    "I was at a shelter for four months.",
    "I've been in school for cosmetology for two years.",
    "I ran a marathon in two thousand and nineteen.",
    "I've been a regular at the salon for six years.",
    "I dated a chef for three years.",
    "I was in the army for six years.",
    "I've been on the waiting list at the hotel for three months.",
    "I spent two years out of the kitchen because of my wrist.",
    "I worked through a lot of pain for two years.",
    "I have a car but my license got suspended.",
    "I have my food handler card but it ran out last year.",
    "I helped my uncle in his restaurant for three summers.",
    "I know a manager at the warehouse, I've known him two years.",
    "I had a cleaning lady for five years.",
    "I've been sick, so no work for a year.",
    "The last restaurant I went to was dirty.",
    "I supervised my kids and ten of their friends.",
    "They paid me at the hotel for two months of rent.",
  ])("are no job, paper or car: %s", (text) => {
    expect(factsOf(text, "en")).toEqual([]);
  });

  it.each([
    "Llevo tres años en probatoria.",
    "Duré un año enfermo.",
    "Estuve seis meses en el hospital.",
    "Llevo dos meses en recuperación.",
    "Llevo dos años esperando mi permiso.",
    "Llevo dos años en Estados Unidos.",
    "Llevo dos años desempleada.",
    "Llevo seis meses buscando trabajo de cocina.",
    "Tengo tres años cuidando a mi [family].",
    "Estoy buscando trabajo de limpieza.",
    "Necesito trabajo de cocinero.",
    "Vi el trabajo de limpieza en Facebook.",
    "Solicité trabajo en un hotel.",
    "Tengo cita en el hospital los lunes.",
    "Soy cliente de un salón de uñas.",
    "Fui a comer a un restaurante.",
    "Empecé a estudiar cocina.",
    "Éramos un equipo de diez personas.",
    "Tenía a su cargo diez personas.",
    "Estuve tres meses internado en el hospital por un accidente.",
    "Duré un año incapacitado por la espalda.",
    "Salí del bote hace un año y quiero trabajar en construcción.",
    "Llevo dos años con mi agente de probatoria.",
    "Llevo un año esperando que me llegue el permiso.",
    "Ya me llegaron mis papeles y puedo trabajar en un hotel.",
    "Dejé de trabajar tres años para criar a mis hijos.",
    "Soy ama de casa desde hace diez años.",
    "Llevo un año y medio sin chamba.",
    "Me descansaron de la bodega hace ocho meses.",
    "Ando buscando jale de lavaplatos desde hace seis meses.",
    "Metí solicitud en tres hoteles y en un hospital.",
    "Ocupo trabajo en una cocina o en una bodega.",
    "Llevo diez años de cliente en este restaurante.",
    "Me quedé en su hotel un mes el verano pasado.",
    "Vivimos ocho meses en un motel.",
    "Voy a comer a la taquería todos los domingos.",
    "Llevo dos años yendo al gimnasio.",
    "Tenía el certificado de montacargas pero lo perdí.",
    "Tengo troca pero no prende.",
    "Tengo licencia pero me la quitaron en marzo.",
    "Tengo mi licencia. Está suspendida hasta marzo.",
    "Éramos una cuadrilla de doce muchachos.",
    "Mi equipo era de diez personas y yo era la nueva.",
    "Estuve un año en un centro de rehabilitación y ayudaba al cocinero.",
    "Llevo cuatro años cuidando a mi mamá enferma.",
    "Llevo tres años sobrio y voy a las juntas.",
    "Estuve dos años en Estados Unidos sin papeles y cociné en un restaurante.",
    "Estuve en tratamiento en una clínica ocho meses.",
    "Llevo seis meses de embarazo y puedo trabajar sentada.",
    "Estuve en un albergue cuatro meses.",
    "Llevo dos años en la escuela nocturna.",
    "Estuve en el ejército seis años.",
    "Anduve con un cocinero tres años.",
    "Llevo tres años yendo a diálisis al hospital.",
    "Llegué hace dos años y estoy arreglando mis papeles.",
    "Me dieron asilo y ya puedo trabajar en limpieza.",
    "Estuve detenida por migración seis meses.",
    "Tengo un año que me alivié de mi bebé.",
    "Duré dos años sin trabajar por la rodilla.",
    "Me lastimé y estuve seis meses de incapacidad.",
    "Tengo diez años viviendo en las casas del rancho.",
    "Mi esposo es encargado de diez personas y yo le ayudo.",
    "Fui al hotel a pedir trabajo.",
    "Conozco a la gerente del restaurante desde hace tres años.",
    "Tengo licencia, nomás que está vencida.",
    "Tengo carro, lo tengo en el taller.",
    "Puedo empezar cuando salga de la probatoria.",
    "Limpiaba mi casa y la de mi suegra cinco años.",
    "Trabajo me hace falta en una cocina.",
    "El trabajo de cocina es pesado.",
    "Estaba esperando al gerente en la recepción del hotel.",
    "Tuve un año malo en el restaurante.",
  ])("are none in Spanish: %s", (text) => {
    expect(factsOf(text, "es")).toEqual([]);
  });
});

describe("A time at work", () => {
  it.each([
    "Four years dispatching for an HVAC company.",
    "Kitchen lead for two years.",
    "I've been in construction for six years.",
    "I was a line cook, about two years.",
    "I have five years of experience.",
    "Ten years at a warehouse.",
  ])("has a verb or a name of work in its clause, or is the rest of one: %s", (text) => {
    expect(factsOf(text, "en").join()).toMatch(/^time_on_the_job/);
  });

  it.each([
    "Estuve cinco años de cocinero en un restaurante.",
    "Llevo tres años en construcción.",
    "Yo trabajo de mesera desde hace dos años.",
    "Fui mesero por seis meses.",
    "Tengo cuatro años limpiando oficinas.",
    "Trabajé en una bodega, como dos años.",
  ])("has them in Spanish: %s", (text) => {
    expect(factsOf(text, "es").join()).toMatch(/^time_on_the_job/);
  });
});

describe("What stands behind a fact", () => {
  it("takes back a paper or a car, and no work", () => {
    const text = "I worked at a warehouse for two years but I don't have my license.";
    expect(factsOf(text, "en")).toEqual(["time_on_the_job: worked at a warehouse for two years"]);
  });

  it("leaves no quote that only lacks its last word", () => {
    const said = "I worked the desk of a hotel at my [family] for free";
    expect(factsOf(said, "en")).toEqual([]);
    expect(factsOf("I ran a kitchen for two years to raise [family]", "en")).toEqual([]);
  });
});
