import { words } from "../fold.ts";

/** Names that are everyday words too, folded: in small letters they are names only where the sentence says so. */
export const NAMES_THAT_ARE_WORDS = words(`
  amber, an, angel, april, art, august, banks, bill, bob, campos, casas, case, chase, cruz,
  crystal, daisy, dawn, day, drew, faith, field, flores, ford, fuentes, gene, grace, grant,
  guerra, hall, he, hill, hope, house, iris, ivy, jack, jesus, joy, june, king, lane, leon, lily,
  luz, mark, may, mercado, mora, my, no, page, parks, pat, paz, pearl, post, power, prado, price,
  ramos, ray, rey, reyes, rivers, rob, rojas, rosa, rose, ruby, salas, santos, so, star, stone,
  street, sue, summer, torres, waters, we, wells, west, will, winter, woods, work, worth, you,

  autumn, ball, basil, bay, bell, brook, brooks, candy, cash, chance, charity, chastity, cherry,
  church, cliff, cookie, cross, dale, destiny, earl, fern, forest, fox, gates, ginger, glass,
  glen, hand, harmony, hazel, head, heath, heather, heaven, holiday, holly, honey, horn, jasmine,
  justice, kitchen, law, light, lock, lord, love, marsh, max, meadows, melody, miles, moon,
  myrtle, north, ocean, olive, pace, park, patience, penny, pepper, pool, pope, port, powers,
  prudence, rain, randy, read, reed, rice, ring, river, rock, root, rosemary, rush, sage, sales,
  sands, sandy, serenity, shift, silver, sky, skye, snow, south, speed, spring, steel, stormy,
  sugar, temple, tide, trade, trinity, trip, van, viola, violet, wall, ward, wolf, wood, yard,

  abril, agosto, alba, angeles, asuncion, cabello, cabeza, calle, calvo, campo, casa, castillo,
  cielo, concepcion, consuelo, cordero, corona, costa, cuesta, cuevas, dolores, domingo,
  esperanza, estrella, fortuna, gallo, gema, gracia, iglesias, julio, llaves, lobo, luna, mar,
  marina, mayo, mercedes, mesa, milagros, molino, montes, nieves, palacios, pena, perla, pilar,
  pino, plaza, pozo, prieto, reina, rios, rivas, rocio, rosario, sierra, socorro, sol, soledad,
  toro, valle, vega, victoria
`);

/** The same, of what people are: they may follow 'I am' and 'soy' with their own meaning. */
export const NAMES_AFTER_I_AM = words(`
  alegre, baker, barber, bella, best, bishop, black, blanca, blanco, bonita, booker, bravo, brown,
  bueno, carpenter, carter, clara, cleaner, cook, dean, delgado, duro, dusty, early, earnest,
  ernest, farmer, feliz, fisher, franco, frank, fuerte, gardener, glover, good, gray, green, grey,
  happy, hardy, herrero, hunter, joiner, judge, justo, knight, linda, little, llano, long, major,
  mason, merry, miller, morena, moreno, negro, noble, nurse, painter, pastor, pio, piper, porter,
  potter, primo, quick, reader, rich, rico, rojo, rubia, rubio, rusty, savage, segundo, serena,
  severo, sharp, shepherd, short, singer, skinner, small, smart, strong, sunny, swift, tanner,
  teller, true, turner, verde, viejo, walker, warner, washer, weaver, white, wise, young, zapatero
`);
