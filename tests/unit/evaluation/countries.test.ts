import { speaksOfProtected } from "#lib/domain/evaluation/statements/protected";

describe("A country is no place of work", () => {
  it.each([
    "I worked as a line cook in a restaurant in Peru for four years",
    "Trabajé de cocinero en un restaurante en Perú",
    "We ran our hotel in Turkey for six years",
    "I ran a kitchen in Istanbul, Turkey",
    "I drove a cab in Jordan",
    "I was a guard in Mali and then in Chad",
    "Trabajé en Chile y en Guinea",
    "I cleaned hotels in China",
    "Vine de China en 2010",
    "I built houses in the Caribbean",
    "I served tables in Korea and Hong Kong",
    "I worked in England, then Scotland",
    "I drove buses in the UK",
    "I cooked in the Ivory Coast",
    "I worked on boats in Trinidad",
    "I did roofs in Bosnia",
    "I taught in Burma and in Palestine",
    "I packed boxes in the Czech Republic",
    "I was a nurse in Africa",
    "I came here from Peru in 2019",
    "I moved to Israel and cooked",
    "I ran a bakery in Tbilisi, in the country of Georgia",
    "Trabajé en Inglaterra y en África",
    "J'ai travaillé en Corée",
    "Ich habe in Island gekocht",
    "Eu trabalhei na África",
    "Я работал в Англии",
    "我在香港做过厨师",
    "タイのレストランで働きました",
    "i came from china",
    "I worked in El Salvador and in Salvador",
  ])("it is heard in: %s", (text) => {
    expect(speaksOfProtected(text)).toBe(true);
  });

  it.each([
    "I ran a shop in Atlanta, Georgia",
    "I worked in Georgia for three years",
    "My coworker Jordan covered the desk",
    "I was in Jordan's section that night",
    "Chad and I closed the store",
    "My manager Israel trained me",
    "I cooked the turkey for two hundred people",
    "I put the bacon in turkey sandwiches",
    "I washed the china and put it back in china cabinets",
    "Preparé salsa de chile y agua de jamaica",
    "Hice los tacos en chile verde",
    "Yo servía mesas y se gana bien",
    "Tuve una reunión con el cliente",
    "I worked the kitchen island at a family reunion",
    "I drove on Long Island and in New Jersey",
    "I cleaned hotels all over New England",
    "I was a porter at Ascension hospital",
    "My lead Guadalupe and I, and Maurice",
    "I worked at a Mexican restaurant",
    "タイルとスタイルを掃除しました",
    "मैं माली था",
    "I made chili every day, and Dominique and Salvador served it",
    "En mi antigua compañía limpiaba oficinas en San Marino",
    "I sold furniture in Island Park and worked in the Turkey line",
  ])("and not in: %s", (text) => {
    expect(speaksOfProtected(text)).toBe(false);
  });
});
