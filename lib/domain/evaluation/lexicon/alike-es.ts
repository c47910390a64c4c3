import { words } from "../fold.ts";

/** Spanish words, folded, that sound like one of the lists where ends of syllables are left out: 'perro' and 'pero'. */
export const ALIKE_ES = words(`
  acida, acidas, acido, acidos, algo, alta, altas, alto, altos, amado, asta, barrita, barritas,
  cadera, caderas, caida, caidas, calma, calmas, calza, caro, caros, caza, cercado, cerco, colmo,
  cosido, cosidos, costado, costados, coste, costes, ellas, esas, esos, estas, estos, fatal, fina,
  finas, gramo, gramos, harta, harto, hechos, huso, mercero, norte, ostra, ostras, parra, perdi,
  perdia, perdido, perdidos, perdimos, perro, perros, puerto, puertos, quiste, quistes, salve,
  sarcasmo, serrado, sien, silbo, tarda, tardo, toldo, toldos, tordo, tosco, trago, tragos,
  traste, trastes, trasto, trastos, urna, urnas, varado, varita, varitas, vano, vanos, yerno,
  yernos
`);
