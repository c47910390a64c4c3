import { type Metric, perMetric } from "#lib/domain/evaluation/metrics";
import { anyOf, kinds } from "./words.ts";

/** What a sentence speaks of that shows a metric, English and Spanish, folded. */
const CUES: Record<Metric, string> = {
  communication: `told, asked, called, texted, explained, said, showed, talked, spoke, listened, let * know, let * * know, wrote, phoned,
    emailed, translated, apologized, tell, ask, call, text, explain, talk, listen, dije, le digo, avise, aviso, llame,
    llamo, hable, hablo, explique, explico, pregunte, pregunto, escuche, escucho, conte, traduje, platique, mande mensaje`,
  experience: `years, year, months, worked, work*, experience, certified, license*, licens*, trained, training, used,
    machine*, tool*, clean*, cook*, install*, repair*, serv*, drive, drove, built, ran, prep*, operat*, anos, ano, meses,
    trabaj*, experiencia, certificad*, licencia, curso*, maquina*, herramienta*, limpi*, cocin*, instal*, repar*, manej*,
    oper*, usaba, uso`,
  professionalism: `calm*, polite*, respect*, sorry, apologiz*, rule*, policy, procedure*, safety, gloves, uniform,
    customer*, client*, guest*, private*, manager*, supervisor*, patient*, careful*, lost and found, honest*, dress*,
    tranquil*, calma*, respet*, disculp*, regla*, norma*, seguridad, guantes, uniforme, cliente*, huesped*, supervisor*,
    paciencia, cuidado, con cuidado, honrad*`,
  reliability: `on time, early, late, always, every, shift*, alarm*, bus, car, ride, cover*, finish*, promise*, schedule*, call
    ahead, called in, missed, stayed, checklist*, double check*, checked, backup, a tiempo, temprano, tarde, siempre,
    cada, turno*, alarma*, camion, cubri*, termin*, horario*, avis*, falte, falto, quede, lista, revis*, puntual*, carro, coche`,
  problem_solving: `problem*, broke*, leak*, stopp*, fixed, fix, figur*, found, realiz*, noticed, because, cause, instead,
    ran out, short, complain*, angry, mad, wrong, mistake*, tried, solution*, turned out, checked, swapped, problema*,
    rompi*, descompu*, fuga*, arregl*, encontr*, me di cuenta, porque, en vez de, en lugar de, falt*, queja*, enoj*,
    molest*, mal, error*, prob*, solucion*, resolv*`,
  cognitive_ability: `because, so that, first, then, before, plan*, order, learned, learn, compare*, count*, measur*, figured,
    instead, if, list*, sort*, priorit*, decid*, realiz*, split, organiz*, porque, para que, primero, luego, antes, plan*,
    orden*, aprend*, compar*, cont*, medi*, si, lista*, separ*, priorid*, decid*, me di cuenta, repart*, acomod*`,
};

const PATTERNS = perMetric((metric) => anyOf(CUES[metric]));

/** How many different cues of each metric a folded sentence holds. */
export function cuesIn(folded: string): Record<Metric, number> {
  return perMetric((metric) => kinds(folded, PATTERNS[metric]));
}
