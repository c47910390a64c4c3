import { words } from "../fold.ts";
import type { Metric } from "../metrics.ts";

/**
 * Words that tell which metric a sentence is about; folded (no accents), a trailing * stands for any ending.
 * They choose the metric only; what a sentence is worth comes from the acts, amounts, reasons and results in it.
 */
export const CUES: Record<Metric, string[]> = {
  communication: words(`
    explain*, told, tell, telling, holler*, yelled to, ask, asked, asking, confirm*, listen*,
    let them know, let him know, let her know, let [person] know, let the * know, let my * know,
    let everyone know, call ahead, called ahead, called the, call the, called my, call my,
    called [person], called them, text, texted, texting, wrote, write, writing, note, notes,
    message*, inform*, repeat*, translat*, walk* them through, walk* [person] through, showed,
    understood, updat*, email*, e-mail*, spoke, speak*, talk, talked, talking, report*, hand over,
    handed over, handoff, hand off, question*, communicat*, announce*, introduc*, warn*, notif*,
    repeated, read back, reply, replied, answer*, said, discuss*, agreed, meeting, radio*,

    expli*, dije, digo, decir, decirle, decirles, diciendo, pregunt*, escuch*, avis*, llame,
    llamo, llamar, llamaba, escrib*, nota, notas, mensaje*, hable, hablo, hablar, hablando,
    hablamos, entend*, entiend*, comuni*, aclar*, mostr*, muestr*, ensen*, respond*, conteste,
    contesto, reporte, reporto, anote, anoto, traduj*, traduc*, repeti, repito, reunion*, mande,
    mando, acordamos
  `),
  experience: words(`
    year, years, month, months, worked, experience, trained, training, certif*, licen*, job, jobs,
    position, shift lead, lead, led, supervis*, crew, crews, previous*, foreman, housekeep*,
    housekeeper, cleaned, clean, cleaning, vacuum*, mop, mopped, mopping, disinfect*, sanitiz*,
    bleach, microfiber, dusted, dusting, scrub*, wax*, buff*, polish*, laundry, linen*, carpet*,
    windows, restroom*, bathroom*, kitchen*, hotel*, office*, janitor*, hvac, refrigerant,
    compressor*, condenser, thermostat*, furnace*, boiler*, filter*, capacitor*, duct*, wiring,
    multimeter, gauges, epa, osha, installed, install*, maintenance, serviced, technician,
    apprentic*, plumb*, pipe*, drain*, grill*, fryer*, cook*, line cook, prep, prepped, pos,
    cash register, register, waited tables, served, server, waiter, waitress, bartend*, barista,
    host*, dishwash*, catering, servsafe, food handler, restaurant*, warehouse*, forklift*,
    pallet*, picked, packed, packing, inventory, loaded, loading, scanner, recruit*, placed,
    onboard*, staffing, landscap*, mow*, trim*, pesticide*, spray*, tools, equipment, machine*,
    client*, houses, homes, rooms, floors, route*, units, responsible for, in charge of, managed,
    opened, closed, assembly, deliver*,

    ano, anos, mes, meses, trabaje, trabajaba, trabajando, trabajo, experiencia, capacit*,
    entren*, certific*, licencia*, puesto, encargad*, lider, supervis*, equipo de, limpie,
    limpiaba, limpieza, limpio, limpiar, aspir*, trape*, trapo, desinfect*, blanque*, cloro,
    alfombra*, ventanas, bano, banos, cocina*, cocin*, hotel*, oficina*, casas, habitacion*,
    cuartos, termostato*, compresor*, refrigerante, caldera, filtro*, instal*, mantenimiento,
    tecnic*, plomer*, tuberia*, parrilla, freidora, mesero, mesera, meser*, restaurante*,
    caja registradora, bodega, almacen, montacargas, tarima*, inventario, empa*, cargue, jardin*,
    cort*, herramient*, maquina*, ruta*, hospital*, construccion
  `),
  professionalism: words(`
    customer*, guest*, homeowner*, tenant*, patient, patients, respect*, polite*, calm, calmly,
    calmed, apologi*, sorry, privacy, uniform, polic*, safety, gloves, ppe, goggles, rule, rules,
    teammate*, team, coworker*, co-worker*, colleague*, manager, permission, thank*, belonging*,
    treat, treated, confidential*, procedure*, wash* my hands, wash* hands, complain*, upset,
    angry, rude, shoe covers, protect*, careful*, hazard*, allerg*, label*, lock*out, standards,
    quality, inspect*, discreet*, courteous*, professional*, smile*, greet*, courtesy, boundar*,
    clean up after, boss, tenant, owner,

    cliente*, huesped*, respet*, amable*, calma, calmad*, tranquil*, disculp*, perdon, privacidad,
    uniforme, politica*, seguridad, guantes, regla*, companer*, equipo, gerente, jefe, jefa, patron, patrona,
    permiso, gracias, agradec*, pertenencias, trato, trate, tratar, confidencial*, procedimiento*,
    lavo las manos, queja*, molest*, enojad*, groser*, cuidado*, protec*, alergi*, etiquet*,
    estandar*, calidad, inspec*, profesional*, salud*, cortes*, dueno, duena, supervisor*
  `),
  reliability: words(`
    on time, early, shift, shifts, schedul*, punctual*, show up, showed up, shows up, alarm*,
    backup, back-up, cover, covered, covering, absen*, call in, called in, call ahead,
    called ahead, every day, each day, everyday, never missed, missed, miss, deadline*, finish*,
    knock* out, got through, carr* me, complet*, checklist*, check list, follow up, followed up,
    follow through, promis*, commit*, weekend*, overtime, bus, drive, car, ride, rides,
    transport*, arriv*, double check*, double-check*, lock, locked, keys, routine, attendance,
    consistent*, in advance, the night before, before my shift, before the shift, minutes before,
    stayed late, stay late, stayed until, stay until, extra shift, late, sick day, sick days,
    calendar, reminder*, dependab*, rely, relied, trusted, holiday*, snow, storm, traffic, am,
    a.m, pm, o'clock, morning*, night shift, last minute, filled in, fill in, open the,
    opened the, closing,

    a tiempo, temprano, turno*, horario*, puntual*, alarma*, respaldo, cubri, cubrir, cubro,
    falte, faltar, faltado, falto, todos los dias, cada dia, termin*, complet*, lista, cumpl*,
    prometi, compromet*, compromiso, fin de semana, fines de semana, horas extra, horas extras,
    autobus, camion, carro, transporte, lleg*, revise dos veces, reviso dos veces, cerrar, cerre,
    llaves, rutina, asistencia, con anticipacion, la noche anterior, minutos antes, tarde,
    enferm*, calendario, recordatorio*, confian, confia*, nieve, trafico, manana*, ultima hora,
    me quede, me quedo
  `),
  problem_solving: words(`
    problem*, issue, issues, broke, broken, breaks, fail*, leak*, wrong, notic*, found, find out,
    found out, figured, figure out, fix*, solv*, tried, try, trying, checked, i check, diagnos*,
    replac*, instead, switched, another way, cause, caused, causing, emergency, short staffed,
    short-staffed, shorthanded, short-handed, ran out, run out, missing, mistake*, damag*, stain*,
    refund*, offered, offer, adjust*, troubleshoot*, test, tested, testing, clog*, overflow*,
    stuck, stopped working, not working, wasn't working, didn't work, spill*, complaint*,
    complain*, conflict*, overbooked, double booked, double-booked, borrow*, swap*, rearrang*,
    reassign*, repair*, traced, isolated, investigat*, turned out, called in sick, no-show,
    delay*, behind, rush, solution*, resolv*, handled, unhappy, shut off, turned off, spoiled,
    backup plan, alternative*, workaround,

    problema*, averia*, descompuso, descompuest*, rompio, rot*, fall*, fuga*, gote*, note que,
    me di cuenta, darme cuenta, encontr*, arregl*, repar*, resolv*, resuel*, solucion*, intent*,
    probe, revis*, diagnostic*, reemplaz*, cambi*, en lugar, en vez, otra manera, causa*,
    emergencia*, falta de personal, se acabo, faltaba*, error*, equivoc*, dan*, mancha*,
    reembols*, ofrec*, ajust*, tapad*, destap*, derram*, queja*, conflicto*, prest*, retras*,
    atrasad*, alternativ*, se quemo, no funcionaba, no prendia, no servia
  `),
  cognitive_ability: words(`
    because, priorit*, plan, planned, planning, compar*, learn*, decid*, decision*, estimat*,
    calculat*, measur*, organiz*, that way, depend*, reason, reasons, figured out, in order to,
    split, divid*, sort, sorted, efficient*, save time, saves time, saved time, faster, step,
    steps, sequence, most urgent, urgent, which, whether, realiz*, memoriz*, read the, manual,
    watched, studied, practic*, adapt*, pattern*, reorganiz*, map, mapped, group, grouped, track,
    tracked, tracking, spreadsheet, anticipat*, think through, thought through, consider*, weigh*,
    otherwise, top to bottom, from top, order of,

    porque, para que, prioriz*, prioridad*, plane*, planific*, compar*, aprend*, decid*,
    decision*, estim*, calcul*, med*, organiz*, asi, depende*, razon*, dividi*, divido, separ*,
    eficiente*, ahorr*, mas rapido, paso, pasos, orden, urgente*, cual, recuerd*, recorde,
    memori*, manual, observ*, estudi*, practic*, adapt*, grup*, registr*, hoja de calculo,
    anticip*, pens*, consider*, de lo contrario, si el, si la, si no, de arriba
  `),
};
