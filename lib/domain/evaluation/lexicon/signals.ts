import { words } from "../fold.ts";

/** Concrete acts, base and past forms, folded; a sentence in the first person with one of them tells what was done. */
export const ACTS_EN = words(
  "adjust*, ask, asked, apologiz*, arrang*, arriv*, assign*, bag, bagged, bleach*, book*, borrow*, brought, bring, built, build, buy, bought, calculat*, call, called, calm*, carried, carry, caught, chang*, check*, chose, clean, cleaned, clear*, clos*, collect*, compar*, complet*, confirm*, cook*, count*, cover*, cut, deliver*, diagnos*, disinfect*, divid*, document*, double-check*, drain*, dried, drove, dust*, empty, emptied, explain*, figur*, fill, filled, finish*, fix*, flush*, follow*, found, gave, give, greet*, grab*, group*, handl*, help*, hir*, inspect*, install*, isolat*, kept, label*, labeled, learn*, led, left, lift*, list, listed, listen*, load*, lock*, log*, looked up, made, manag*, map*, mark*, measur*, mop*, move, moved, moving, negotiat*, note, noted, noting, offer*, open*, order*, organiz*, pack*, park*, phoned, pick*, plan, planned, planning, polish*, post*, prep*, prepar*, priorit*, pull*, push*, put, ran, raised, re-*, read, rearrang*, reassign*, rebook*, record*, redid, redo, remind*, remov*, reorganiz*, repair*, repeat*, replac*, report*, reset*, rescheduled, resolv*, restart*, restock*, rinsed, rotat*, sanitiz*, sat, saved, save, scan*, schedul*, scrub*, sent, send, separat*, serv*, set, set up, show*, shut*, sort*, spoke, speak, split, spray*, stack*, start*, stayed, stock*, stopp*, stripp*, swap*, swept, sweep, switch*, taught, teach, talk, talked, tell, told, test*, text*, thank*, took, take, tracked, track, train*, turn*, unclog*, unload*, updat*, used, use, vacuum*, wait*, walk*, warn*, wash*, watch*, went, wip*, worked, wore, wear, wrote, write, woke, wake, leave, set, bring, lay, laid, hand*, notif*, inform*, flag*, treat*, verif*, trac*, swapp*, bled, charged, evacuat*, sharpen*, trim*, mow*, supervis*, cross-train*, stocked, tighten*, loosen*, sealed, patch*, soak*, blot*, photograph*, picture, pictures, knock*, hold, held, haul*, dump*, toss*, throw, hook*, plugg*, wire, wired, screw*, drill*, painted, pour*, stir*, tast*, weigh*, rang, type, typed, drive, run, tie, tied, scrape*, peel*, chopp*, slic*, fold, folded, iron*, dug, plant, planted, rake*, blew, hung, dealt, signed, write, make the, make a, make my, do the, did the, did both, keep, worked, i work, we work, swapped, propp*, tag, tagged, taped, refill*, assembl*, dropp*, rent*, sanded, braz*, wired, join*, transferr*, dispatch*, cash*, bussed, hosted, drying, stuff*, squeez*, wrap*, sold, sell, paid, chas*, escort*, feed, fed, bath*, dress*, deep clean*, wip*, unplug*, tidy, tidied, vac, shampoo*, holler*, forgot, rung",
);

/** Spanish acts in the first person, folded: preterite, habitual and conditional. */
export const ACTS_ES = words(
  "hice, hago, haria, dije, digo, diria, fui, voy, iria, puse, pongo, pondria, pedi, pido, pediria, traje, traigo, vine, vengo, estuve, tuve, pude, supe, di, doy, daria, llame, llamo, llamaria, llamaba, limpie, limpio, limpiaba, limpiaria, revise, reviso, revisaria, explique, explico, explicaria, escuche, escucho, escucharia, pregunte, pregunto, preguntaria, arregle, arreglo, arreglaria, cambie, cambio, cambiaria, avise, aviso, avisaria, llegue, llego, llegaba, lleve, llevo, ayude, ayudo, ayudaria, ofreci, ofrezco, ofreceria, yo use, lo use, la use, los use, lo tire, la tire, los tire, las tire, yo tire, lo tape, la tape, usamos, uso, usaba, organice, organizo, termine, termino, terminaba, cubri, cubro, cubriria, resolvi, resuelvo, resolveria, aprendi, aprendo, decidi, decido, empece, empiezo, empezaria, cerre, cierro, abri, abro, apague, apago, prendi, prepare, preparo, preparaba, cocine, cocino, cocinaba, atendi, atiendo, atendia, atenderia, trabaje, trabajaba, cargue, cargo, instale, instalo, instalaba, conte, cuento, anote, anoto, verifique, verifico, verificaria, lave, lavo, separe, separo, hable, hablo, hablaba, hablaria, trate, trato, trataria, busque, busco, buscaria, encontre, encuentro, mostre, muestro, ensene, enseno, entrene, entreno, supervise, manejaba, maneje, manejo, medi, mido, mande, mando, deje, dejo, quite, quito, mezcle, mezclo, desinfecte, desinfecto, aspire, aspiro, trapee, trapeo, compre, compro, comparti, reporte, reporto, reemplace, reemplazo, destape, probe, pruebo, pedia, hacia, salgo, sali, salia, pase, paso, sali, regrese, regreso, me quede, me disculpe, me disculpo, note que, yo note, noto, dividi, divido, puse, programe, programo, prometi, cumpli, cumplo, confirmo, confirme, repito, repeti, guarde, guardo, espere, espero, corri, movi, muevo, saque, saco, seque, seco, llene, lleno, serviria, servi, servia, sirvo, limpiamos, llamamos, terminamos, arreglamos, hicimos, fuimos, revisamos, pusimos, decidimos, dividimos, acordamos, cubrimos",
);

export const FIRST_PERSON_EN = words(
  "i, i'm, i've, i'd, i'll, we, we've, we'd, we'll, my, our, me, us, myself",
);

/** Words of time and case: this happened, or happens so. */
export const SITUATION = words(
  "one time, once, last year, last month, last week, last summer, last winter, at my last, in my last, at my previous, when, during, yesterday, one day, one night, one morning, one of our, one of my, a customer, a guest, a client, one customer, this one, there was, there wasn't, there were, there weren't, for example, for instance, back when, while," +
    "una vez, el ano pasado, el mes pasado, la semana pasada, en mi ultimo, en mi trabajo anterior, cuando, durante, ayer, un dia, una noche, una manana, un cliente, una cliente, por ejemplo, habia, hubo, mientras",
);

/** Words of order, reason and condition. */
export const REASONING = words(
  "because, so that, so the, so they, so i, so we, since, in order to, therefore, that way, instead of, which meant, first, then, next, after that, finally, before, afterwards, if, otherwise, until, even though, rather than, once the, to make sure, to avoid, to keep, to see, to find," +
    "porque, para que, asi que, entonces, por eso, de esa manera, en lugar de, en vez de, primero, luego, despues, por ultimo, finalmente, antes, si, hasta que, aunque, para no, para evitar, ya que",
);

/** Words of result. */
export const RESULTS = words(
  "as a result, in the end, ended up, end up, at the end, turned out, worked, it worked, fixed, solved, finished, knocked out, got through, took care of, saved, happy, thanked, satisfied, came back, come back, kept the, kept us, kept coming, review, five star, five-star, tip, tipped, promoted, promotion, bonus, never again, no complaint*, no more, stopped, got done, was done, passed, still a customer, went from, dropped, reduced, increased, improved, cut down, on time, without, nobody got hurt, no one got hurt, no accidents, stayed, rebooked, re-booked, hired, renewed, approved, ready, the next day, since then, smooth*, calmed, accepted, agreed, left happy, back up, running again, never missed, never had, haven't missed, have not missed, not missed, zero, only once, only twice, missed only, late only, didn't lose, have not lost, keeps coming," +
    "al final, resulto, funciono, arreglado, termino, terminamos, terminé, content*, satisfech*, agradecio, agradecieron, feliz, regreso, volvio, quedo, quedaron, propina, me ascendieron, ascenso, sin quejas, se calmo, se resolvio, mejoro, bajo, aumento, desde entonces, a tiempo, sin, nunca falte, nunca he faltado, nunca llegue tarde, recomend*, acepto, acepta, pasamos, nadie se lastimo",
);

/** Amounts in words; digits count with a unit. */
export const AMOUNTS = words(
  "two, three, four, five, six, seven, eight, nine, ten, eleven, twelve, thirteen, fourteen, fifteen, sixteen, seventeen, eighteen, nineteen, twenty, thirty, forty, fifty, sixty, seventy, eighty, ninety, hundred, thousand, dozen, half, twice, three times, a couple of, dos, tres, cuatro, cinco, seis, siete, ocho, nueve, diez, once, doce, trece, catorce, quince, dieciseis, diecisiete, dieciocho, diecinueve, veinte, veinticinco, treinta, cuarenta, cincuenta, sesenta, setenta, ochenta, noventa, cien, cientos, mil, docena, media, dos veces",
);
export const UNITS = words(
  "year*, month*, week*, day, days, hour*, minute*, second*, room*, house*, home*, floor*, office*, building*, unit*, customer*, client*, guest*, people, person, persons, table*, cover, covers, meal*, plate*, order*, job*, call*, stop*, site*, shift*, percent, dollar*, pound*, gallon*, ounce*, psi, degree*, ton*, amp*, volt*, microfarad*, feet, foot, inch*, square, mile*, box*, pallet*, package*, part, parts, employee*, worker*, member*, crew*, bathroom*, bed, beds, apartment*, am, pm, a.m, p.m, o'clock, times, drawer*, star*, load*, bag*, towel*, spot*, step*, thing*, list*, machine*, candidate*, opening*, placement*," +
    "ano, anos, mes, meses, semana*, dia, dias, hora*, minuto*, habitacion*, cuarto*, casa*, piso*, oficina*, edificio*, cliente*, huesped*, personas, mesa*, plato*, orden*, pedido*, trabajo*, turno*, por ciento, dolar*, libra*, galon*, grado*, pie, pies, metro*, milla*, caja*, tarima*, paquete*, empleado*, companero*, bano*, cama*, veces, de la manana, de la tarde, de la noche, maquina*",
);

/** Praise of oneself: no act, no evidence. */
export const BOASTS = words(
  "deserve, deserves, number one pick, top pick, first pick, merezco, lo maximo, attention to detail, tak* pride, pride in, above and beyond, highest standard*, give my all, heart and soul, number one priority, whoever hires me, hires me, hiring me, 110 percent, 1000 percent, 200 percent, 200%, work ethic, fast learner, team player, problem solver, the best, best employee, best worker, best candidate, best you, perfect, number one, hardest worker, hardest working, 110%, 100%, 1000%, hundred percent, 100 percent, 10/10, ten out of ten, 10 out of 10, amazing, awesome, incredible, excellent, outstanding, exceptional, world class, world-class, superstar, rock star, rockstar, genius, expert at everything, nobody better, no one better, better than anyone, better than everyone, never make mistakes, never made a mistake, unmatched, top candidate, top performer, ideal candidate, second to none, you won't regret, hire me, natural leader, go-getter, extremely, highly motivated, passionate," +
    "el mejor, la mejor, los mejores, perfecto, perfecta, numero uno, increible, excelente, extraordinari*, excepcional*, nadie mejor, mejor que nadie, mejor que todos, nunca me equivoco, contratame, contrateme, ideal, apasionad*, no se arrepentira*",
);

/** Conduct that speaks against a metric, unless it is denied. */
export const COUNTER: { metric: "professionalism" | "reliability"; phrases: string[] }[] = [
  {
    metric: "professionalism",
    phrases: words(
      "yelled at, yell at, yelled back, yell back, cursed, cussed, swore at, argued with the, argue with the customer, argue back, argued back, not my problem, don't care, didn't care, ignored the customer, ignore them, ignored them, ignored [person], walked away from the customer, hung up on, insulted, fought with, threw a fit, threw it at, threw it down, threw them at, threw my, stole, their fault, customers are stupid, shut up, talk back, talked back, le grite, les grite, le grito, insulte, lo insulte, no es mi problema, no me importa, me pelee, los ignoro, la ignore, lo ignore",
    ),
  },
  {
    metric: "reliability",
    phrases: words(
      "late a lot, often late, always late, usually late, late most, late every, skip work, skipped work, skip shifts, skipped shifts, no call no show, no-call no-show, quit without notice, quit without, didn't show up, don't show up, not show up, stopped showing up, just leave, just left, walked out, walked off, left early without, called out a lot, call out a lot, call off a lot, missed a lot, overslept, oversleep, llego tarde, llego siempre tarde, siempre tarde, falto mucho, falte mucho, no me presente, no fui a trabajar, renuncie sin avisar, me fui sin avisar, me quedo dormid*",
    ),
  },
];

/** Denials that turn such a phrase into its opposite. */
export const DENIALS = words(
  "never, not, don't, didn't, wouldn't, won't, without, nobody, no, rather than, instead of, haven't, can't, nunca, jamas, sin, nadie",
);

/** Concepts of service work in both languages: an answer that shares none with work or its question is off-topic. */
export const WORK = words(
  "work*, job*, custom*, client*, guest*, team*, boss*, manager*, supervis*, shift*, schedul*, clean*, cook*, kitchen*, restaurant*, hotel*, office*, warehouse*, repair*, fix*, install*, train*, employ*, crew*, staff*, compan*, business, cowork*, co-work*, colleague*, tool*, equipment, safety, hire*, hired, experience, service*, task*, duties, problem*, complain*, order*, deliver*, mop*, vacuum*, filter*, hvac, plumb*, technic*, on time, late, responsib*, organiz*, priorit*, position, career, skill*, paycheck, uniform, checklist*, trabaj*, cliente*, huesped*, equipo*, jefe*, jefa*, gerente*, turno*, horario*, limpi*, cocin*, restaurante*, oficina*, bodega*, repar*, arregl*, instal*, capacit*, emplead*, empresa*, compan*, herramient*, seguridad, experiencia, servicio*, tarea*, problema*, queja*, pedido*, entreg*, a tiempo, tarde, puntual*, responsab*, puesto*",
);

/** Acts of talking, which say little of what a story is about. */
export const SPEECH = words(
  "phon*, tell, told, talk, talked, ask, asked, holler*, speak, spoke, show*, call, called, digo, dije, diria, hablo, hable, pregunto, pregunte, llamo, llame, explico, explique",
);

/** Words of free time and small talk: an answer with more of these than of work is off-topic. */
export const LEISURE = words(
  "pizza, movie*, musician*, guitar*, bass, tour, gig, gigs, pool table, my truck, season, defense, quarterback, touchdown, league, film*, song*, music, band, concert, football, soccer, basketball, baseball, game*, gaming, xbox, playstation, netflix, tv, show, beach, vacation, holiday trip, weather, sunny, rain, favorite*, favourite*, hobby, hobbies, dog, dogs, cat, cats, pet, pets, president, election, politics, horoscope, aliens, dinosaur*, planet*, moon, recipe, birthday, party, fishing, camping, hiking, joke, poem, banana*, unicorn*, instagram, tiktok, youtube, lottery, dream*, world cup, pelicula*, cancion*, musica, futbol, playa, vacaciones, clima, lluvia, favorit*, perro, perros, gato, gatos, presidente, eleccion*, receta*, cumpleanos, fiesta, chiste, poema, juego*, videojuego*, partido, mundial",
);

/** Answers that say that there is no answer. */
export const NO_IDEA = words(
  "i don't know, i do not know, dont know, idk, dunno, whatever the boss, whatever my boss, whatever the manager, whatever they, whatever my manager, lo que diga, lo que digan, no idea, not sure what to say, nothing to say, no comment, n/a, pass, skip this, skip the question, lorem ipsum, asdf, test test, no se, no lo se, ni idea, paso, nada que decir",
);
