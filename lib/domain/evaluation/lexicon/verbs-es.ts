import { words } from "../fold.ts";

/** Stems of Spanish verbs of work, folded; their forms of the first person are made from them. */
const AR = words(`
  acomod, ajust, anot, apag, apunt, arm, arregl, aspir, atend, atornill, avis, ayud, baj, barr,
  busc, calent, cambi, cancel, carg, cerr, cheque, cobr, cocin, colg, coloc, compr, conect,
  congel, cont, contest, cort, cuid, dej, desarm, descarg, desconect, descongel, desinfect,
  desmont, destap, dobl, ech, empac, engras, enjuag, ense, entreg, entren, escuch, estacion,
  explic, fij, firm, fren, frot, guard, habl, inspeccion, instal, lav, levant, limpi, llam, lleg,
  llen, llev, logr, mand, manej, marc, mezcl, midi, mont, mope, ofrec, orden, organiz, pag,
  parque, pas, peg, pic, pint, planch, plant, pod, pregunt, prepar, prest, prob, pul, quit,
  reempl, reemplaz, reg, regres, repar, reparti, revis, sac, sec, sell, sembr, separ, solda,
  succion, supervis, taladr, tall, tap, termin, tir, toc, tom, trabaj, trape, turn, vaci, verific
`);
const ER_IR = words(`
  abr, aprend, atend, barr, coc, compart, corr, cos, cubr, cumpl, decid, devolv, divid, escrib,
  exprim, frei, hac, mantuv, med, met, mov, ofrec, ped, prend, pul, recib, recog, repart, resolv,
  romp, sacud, serv, sub, vend, volv
`);

function first(stem: string): string[] {
  const before = stem.replace(/c$/, "qu").replace(/g$/, "gu").replace(/z$/, "c");
  const spoken = stem.endsWith("e") ? [`${stem.slice(0, -1)}ie`] : [];
  return [
    `${before}e`,
    `${stem}o`,
    `${stem}aba`,
    `${stem}aria`,
    `${stem}amos`,
    `${stem}abamos`,
    ...spoken,
  ];
}

/** English words, and nouns of work, that are spelled the same. */
const NO_VERBS = new Set([
  "tire",
  "tape",
  "note",
  "use",
  "pare",
  "cure",
  "pose",
  "fire",
  "care",
  "trabajo",
  "turno",
  "pago",
  "marco",
  "bajo",
  "cuento",
  "caso",
  "piso",
  "puesto",
  "tiro",
  "corto",
  "seco",
  "pico",
  "colgo",
  "conto",
  "cerro",
  "probo",
  "calento",
  "taco",
  "logro",
]);

const perfect = (participle: string) => [`he ${participle}`, `hemos ${participle}`];

/** Forms that tell of an own deed: 'limpie', 'limpiaba', 'limpiamos', 'he limpiado', 'abri', 'abria'. */
export const FORMS_ES = [
  ...AR.flatMap(first).filter((form) => !NO_VERBS.has(form)),
  ...ER_IR.flatMap((stem) => [`${stem}i`, `${stem}ia`, `${stem}imos`, `${stem}iamos`]),
  ...AR.flatMap((stem) => perfect(`${stem}ado`)),
  ...ER_IR.flatMap((stem) => perfect(`${stem}ido`)),
  ...words("hecho, puesto, dicho, abierto, escrito, cubierto, resuelto, roto").flatMap(perfect),
];
