import { words } from "../fold.ts";

/** Stems of Spanish verbs of work, folded; their forms of the first person are made from them. */
const AR = words(
  "limpi, lav, trape, tall, sec, aspir, barr, frot, pul, marc, enjuag, apag, carg, descarg, entreg, peg, pag, busc, sac, coloc, empac, toc, pic, cocin, prepar, cort, mezcl, guard, orden, acomod, arregl, repar, cambi, revis, instal, ajust, midi, anot, apunt, cont, llam, avis, pregunt, habl, explic, ense, escuch, ayud, llev, lleg, tom, prob, compr, manej, dobl, planch, pint, cuid, plant, sembr, pod, reg, colg, mont, desmont, desarm, arm, solda, taladr, atornill, conect, desconect, engras, cheque, mope, parque, manej, estacion, turn, dej, mand, pas, quit, regres, tir, ech, fij, entren, supervis, ofrec, descongel, congel, calent, destap, tap, succion, sell, inspeccion, verific, desinfect, reemplaz, reempl, organiz, cancel, cobr, firm, cerr, levant, mand, baj, prest, fren, vaci, llen, separ, reparti, trabaj, contest, atend, termin, logr",
);
const ER_IR = words(
  "prend, abr, sub, serv, mov, corr, recog, vend, resolv, atend, barr, mantuv, ped, met, devolv, compart, repart, recib, escrib, divid, cubr, cumpl, aprend, decid, cos, coc, frei, med, sacud, romp, volv, ofrec, pul, hac, exprim",
);

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
