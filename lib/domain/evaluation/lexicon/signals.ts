import { words } from "../fold.ts";

/** Concrete acts, base and past forms, folded; a sentence in the first person with one of them tells what was done. */
export const ACTS_EN = words(`
  adjust*, apologiz*, arrang*, arriv*, ask, asked, assembl*, assign*, bag, bagged, bath*, bleach*,
  bled, blew, blot*, book*, borrow*, bought, braz*, bring, brought, build, built, bussed, buy,
  calculat*, call, called, calm*, carried, carry, cash*, caught, chang*, charged, chas*, check*,
  chopp*, chose, clean, cleaned, clear*, clos*, collect*, compar*, complet*, confirm*, cook*,
  count, counted, counting, counts, cover*, cross-train*, cut, dealt, deep clean*, deliver*, diagnos*, did both, did the,
  disinfect*, dispatch*, divid*, do the, document*, double-check*, drain*, dress*, dried, drill*,
  drive, dropp*, drove, drying, dug, dump*, dust*, emptied, empty, escort*, evacuat*, explain*,
  fed, feed, figur*, fill, filled, finish*, fix*, flag*, flush*, fold, folded, follow*, forgot,
  found, gave, give, grab*, greet*, group*, hand*, handl*, haul*, held, help*, hir*, hold,
  holler*, hook*, hosted, hung, i work, inform*, inspect*, install*, iron*, isolat*, join*, keep,
  kept, knock*, label*, labeled, laid, lay, learn*, leave, led, left, lift*, list, listed,
  listen*, load*, lock*, log*, looked up, loosen*, made, make a, make my, make the, manag*, map*,
  mark*, measur*, mop*, move, moved, moving, mow*, negotiat*, note, noted, notif*, noting, offer*,
  open*, order*, organiz*, pack*, paid, painted, park*, patch*, peel*, phoned, photograph*, pick*,
  picture, pictures, plan, planned, planning, plant, planted, plugg*, polish*, post*, pour*,
  prep*, prepar*, priorit*, propp*, pull*, push*, put, raised, rake*, ran, rang, re-*, read,
  rearrang*, reassign*, rebook*, record*, redid, redo, refill*, remind*, remov*, rent*,
  reorganiz*, repair*, repeat*, replac*, report*, rescheduled, reset*, resolv*, restart*,
  restock*, rinsed, rotat*, run, rung, sanded, sanitiz*, sat, save, saved, scan*, schedul*,
  scrape*, screw*, scrub*, sealed, sell, send, sent, separat*, serv*, set, set up, shampoo*,
  sharpen*, show*, shut*, signed, slic*, soak*, sold, sort*, speak, split, spoke, spray*, squeez*,
  stack*, start*, stayed, stir*, stock*, stocked, stopp*, stripp*, stuff*, supervis*, swap*,
  swapp*, swapped, sweep, swept, switch*, tag, tagged, take, talk, talked, taped, tast*, taught,
  teach, tell, test*, text*, thank*, throw, tidied, tidy, tie, tied, tighten*, told, took, toss*,
  trac*, track, tracked, train*, transferr*, treat*, trim*, turn*, type, typed, unclog*, unload*,
  unplug*, updat*, use, used, vac, vacuum*, verif*, wait*, wake, walk*, warn*, wash*, watch*,
  we work, wear, weigh*, went, wip*, wire, wired, woke, wore, worked, wrap*, write, wrote
`);

/** Spanish acts in the first person, folded: preterite, habitual and conditional. */
export const ACTS_ES = words(`
  abri, abro, acordamos, anote, anoto, apago, apague, aprendi, aprendo, arreglamos, arreglaria,
  arregle, arreglo, aspire, aspiro, atenderia, atendi, atendia, atiendo, avisaria, avise, aviso,
  ayudaria, ayude, ayudo, buscaria, busco, busque, cambiaria, cambie, cambio, cargo, cargue,
  cerre, cierro, cocinaba, cocine, cocino, comparti, compre, compro, confirme, confirmo, conte,
  corri, cubri, cubrimos, cubriria, cubro, cuento, cumpli, cumplo, daria, decidi, decidimos,
  decido, deje, dejo, desinfecte, desinfecto, destape, di, digo, dije, diria, dividi, dividimos,
  divido, doy, empece, empezaria, empiezo, encontre, encuentro, ensene, enseno, entrene, entreno,
  escucharia, escuche, escucho, espere, espero, estuve, explicaria, explico, explique, fui,
  fuimos, guarde, guardo, hablaba, hablaria, hable, hablo, hacia, hago, haria, hice, hicimos,
  instalaba, instale, instalo, iria, la tape, la tire, la use, las tire, lave, lavo, limpiaba,
  limpiamos, limpiaria, limpie, limpio, llamaba, llamamos, llamaria, llame, llamo, llegaba, llego,
  llegue, llene, lleno, lleve, llevo, lo tape, lo tire, lo use, los tire, los use, mande, mando,
  manejaba, maneje, manejo, me disculpe, me disculpo, me quede, medi, mezcle, mezclo, mido,
  mostre, movi, muestro, muevo, note que, noto, ofreceria, ofreci, ofrezco, organice, organizo,
  pase, paso, pedi, pedia, pediria, pido, pondria, pongo, preguntaria, pregunte, pregunto, prendi,
  preparaba, prepare, preparo, probe, programe, programo, prometi, pruebo, pude, puse, pusimos,
  quite, quito, reemplace, reemplazo, regrese, regreso, repeti, repito, reporte, reporto,
  resolveria, resolvi, resuelvo, revisamos, revisaria, revise, reviso, saco, salgo, sali, salia,
  saque, seco, separe, separo, seque, servi, servia, serviria, sirvo, supe, supervise, terminaba,
  terminamos, termine, termino, trabajaba, trabaje, traigo, traje, trapee, trapeo, trataria,
  trate, trato, tuve, usaba, usamos, uso, vengo, verificaria, verifico, verifique, vine, voy,
  yo note, yo tire, yo use
`);

export const FIRST_PERSON_EN = words(
  "i, i'm, i've, i'd, i'll, we, we've, we'd, we'll, my, our, me, us, myself",
);

/** Words of time and case: this happened, or happens so. */
export const SITUATION = words(`
  one time, once, last year, last month, last week, last summer, last winter, at my last,
  in my last, at my previous, when, during, yesterday, one day, one night, one morning,
  one of our, one of my, a customer, a guest, a client, one customer, this one, there was,
  there wasn't, there were, there weren't, for example, for instance, back when, while,

  una vez, el ano pasado, el mes pasado, la semana pasada, en mi ultimo, en mi trabajo anterior,
  cuando, durante, ayer, un dia, una noche, una manana, un cliente, una cliente, por ejemplo,
  habia, hubo, mientras
`);

/** Words of order, reason and condition. */
export const REASONING = words(`
  because, so that, so the, so they, so i, so we, since, in order to, therefore, that way,
  instead of, which meant, first, then, next, after that, finally, before, afterwards, if,
  otherwise, until, even though, rather than, once the, to make sure, to avoid, to keep, to see,
  to find,

  porque, para que, asi que, entonces, por eso, de esa manera, en lugar de, en vez de, primero,
  luego, despues, por ultimo, finalmente, antes, si, hasta que, aunque, para no, para evitar,
  ya que
`);

/** Words of result. */
export const RESULTS = words(`
  as a result, in the end, ended up, end up, at the end, turned out, worked, it worked, fixed,
  solved, finished, knocked out, got through, took care of, saved, happy, thanked, satisfied,
  came back, come back, kept the, kept us, kept coming, review, five star, five-star, tip, tipped,
  promoted, promotion, bonus, never again, no complaint*, no more, stopped, got done, was done,
  passed, still a customer, went from, dropped, reduced, increased, improved, cut down, on time,
  without, nobody got hurt, no one got hurt, no accidents, stayed, rebooked, re-booked, hired,
  renewed, approved, ready, the next day, since then, smooth*, calmed, accepted, agreed,
  left happy, back up, running again, never missed, never had, haven't missed, have not missed,
  not missed, zero, only once, only twice, missed only, late only, didn't lose, have not lost,
  keeps coming,

  al final, resulto, funciono, arreglado, termino, terminamos, terminé, content*, satisfech*,
  agradecio, agradecieron, feliz, regreso, volvio, quedo, quedaron, propina, me ascendieron,
  ascenso, sin quejas, se calmo, se resolvio, mejoro, bajo, aumento, desde entonces, a tiempo,
  sin, nunca falte, nunca he faltado, nunca llegue tarde, recomend*, acepto, acepta, pasamos,
  nadie se lastimo
`);

/** Amounts in words; digits count with a unit. */
export const AMOUNTS = words(`
  two, three, four, five, six, seven, eight, nine, ten, eleven, twelve, thirteen, fourteen,
  fifteen, sixteen, seventeen, eighteen, nineteen, twenty, thirty, forty, fifty, sixty, seventy,
  eighty, ninety, hundred, thousand, dozen, half, twice, three times, a couple of, dos, tres,
  cuatro, cinco, seis, siete, ocho, nueve, diez, once, doce, trece, catorce, quince, dieciseis,
  diecisiete, dieciocho, diecinueve, veinte, veinticinco, treinta, cuarenta, cincuenta, sesenta,
  setenta, ochenta, noventa, cien, cientos, mil, docena, media, dos veces
`);
export const UNITS = words(`
  year*, month*, week*, day, days, hour*, minute*, second*, room*, house*, home*, floor*, office*,
  building*, unit*, customer*, client*, guest*, people, person, persons, table*, cover, covers,
  meal*, plate*, order*, job*, call*, stop*, site*, shift*, percent, dollar*, pound*, gallon*,
  ounce*, psi, degree*, ton*, amp*, volt*, microfarad*, feet, foot, inch*, square, mile*, box*,
  pallet*, package*, part, parts, employee*, worker*, member*, crew*, bathroom*, bed, beds,
  apartment*, am, pm, a.m, p.m, o'clock, times, drawer*, star*, load*, bag*, towel*, spot*, step*,
  thing*, list*, machine*, candidate*, opening*, placement*,

  ano, anos, mes, meses, semana*, dia, dias, hora*, minuto*, habitacion*, cuarto*, casa*, piso*,
  oficina*, edificio*, cliente*, huesped*, personas, mesa*, plato*, orden*, pedido*, trabajo*,
  turno*, por ciento, dolar*, libra*, galon*, grado*, pie, pies, metro*, milla*, caja*, tarima*,
  paquete*, empleado*, companero*, bano*, cama*, veces, de la manana, de la tarde, de la noche,
  maquina*
`);

/** Praise of oneself: no act, no evidence. */
export const BOASTS = words(`
  deserve, deserves, number one pick, top pick, first pick, merezco, lo maximo,
  attention to detail, tak* pride, pride in, above and beyond, highest standard*, give my all,
  heart and soul, number one priority, whoever hires me, hires me, hiring me, 110 percent,
  1000 percent, 200 percent, 200%, work ethic, fast learner, team player, problem solver,
  the best, best employee, best worker, best candidate, best you, perfect, number one,
  hardest worker, hardest working, 110%, 100%, 1000%, hundred percent, 100 percent, 10/10,
  ten out of ten, 10 out of 10, amazing, awesome, incredible, excellent, outstanding, exceptional,
  world class, world-class, superstar, rock star, rockstar, genius, expert at everything,
  nobody better, no one better, better than anyone, better than everyone, never make mistakes,
  never made a mistake, unmatched, top candidate, top performer, ideal candidate, second to none,
  you won't regret, hire me, natural leader, go-getter, extremely, highly motivated, passionate,
  greatest, even close, comes close, the most * person, the most * worker, the most * employee,
  in the whole country, in the whole world, in the world,

  el mejor, la mejor, los mejores, perfecto, perfecta, numero uno, increible, excelente,
  extraordinari*, excepcional*, nadie mejor, mejor que nadie, mejor que todos, nunca me equivoco,
  contratame, contrateme, ideal, apasionad*, no se arrepentira*, la persona mas *,
  el empleado mas *, la empleada mas *, el trabajador mas *, la trabajadora mas *,
  de todo el pais, de todo el mundo, del mundo entero
`);

/** Conduct that speaks against a metric, unless it is denied. */
export const COUNTER: { metric: "professionalism" | "reliability"; phrases: string[] }[] = [
  {
    metric: "professionalism",
    phrases: words(`
      yelled at, yell at, yelled back, yell back, cursed, cussed, swore at, argued with the,
      argue with the customer, argue back, argued back, not my problem, don't care, didn't care,
      ignored the customer, ignore them, ignored them, ignored [person],
      walked away from the customer, hung up on, insulted, fought with, threw a fit, threw it at,
      threw it down, threw them at, threw my, stole, their fault, customers are stupid, shut up,
      talk back, talked back, le grite, les grite, le grito, insulte, lo insulte,
      no es mi problema, no me importa, me pelee, los ignoro, la ignore, lo ignore
    `),
  },
  {
    metric: "reliability",
    phrases: words(`
      late a lot, often late, always late, usually late, late most, late every, skip work,
      skipped work, skip shifts, skipped shifts, no call no show, no-call no-show,
      quit without notice, quit without, didn't show up, don't show up, not show up,
      stopped showing up, just leave, just left, walked out, walked off, left early without,
      called out a lot, call out a lot, call off a lot, missed a lot, overslept, oversleep,
      llego tarde, llego siempre tarde, siempre tarde, falto mucho, falte mucho, no me presente,
      no fui a trabajar, renuncie sin avisar, me fui sin avisar, me quedo dormid*
    `),
  },
];

/** Denials that turn such a phrase into its opposite. */
export const DENIALS = words(`
  never, not, don't, didn't, wouldn't, won't, without, nobody, no, rather than, instead of,
  haven't, can't, nunca, jamas, sin, nadie
`);

/** Concepts of service work in both languages: an answer that shares none with work or its question is off-topic. */
export const WORK = words(`
  a tiempo, arregl*, bodega*, boss*, business, capacit*, career, checklist*, clean*, client*,
  cliente*, co-work*, cocin*, colleague*, compan*, complain*, cook*, cowork*, crew*, custom*,
  deliver*, duties, emplead*, employ*, empresa*, entreg*, equipment, equipo*, experience,
  experiencia, filter*, fix*, gerente*, guest*, herramient*, hire*, hired, horario*, hotel*,
  huesped*, hvac, instal*, install*, jefa*, jefe*, job*, kitchen*, late, limpi*, manager*, mop*,
  office*, oficina*, on time, order*, organiz*, patron, patrona, paycheck, pedido*, plumb*, position, priorit*,
  problem*, problema*, puesto*, puntual*, queja*, repair*, repar*, responsab*, responsib*,
  restaurant*, restaurante*, safety, schedul*, seguridad, service*, servicio*, shift*, skill*,
  staff*, supervis*, tarde, tarea*, task*, team*, technic*, tool*, trabaj*, train*, turno*,
  uniform, vacuum*, warehouse*, work*
`);

/** Acts of talking, which say little of what a story is about. */
export const SPEECH = words(`
  ask, asked, call, called, digo, dije, diria, explico, explique, hable, hablo, holler*, llame,
  llamo, phon*, pregunte, pregunto, show*, speak, spoke, talk, talked, tell, told
`);

/** Words of free time and small talk: an answer with more of these than of work is off-topic. */
export const LEISURE = words(`
  aliens, banana*, band, baseball, basketball, bass, beach, birthday, camping, cancion*, cat,
  cats, chiste, clima, coach, concert, cumpleanos, defense, dinosaur*, dog, dogs, dream*, eleccion*,
  election, favorit*, favorite*, favourite*, fiesta, film*, fishing, football, futbol, game*,
  gaming, gato, gatos, gig, gigs, guitar*, hiking, hobbies, hobby, holiday trip, horoscope,
  instagram, joke, juego*, league, lluvia, lottery, moon, movie*, mundial, music, musica,
  musician*, my truck, netflix, partido, party, pelicula*, perro, perros, pet, pets, pizza,
  planet*, playa, playoff*, playstation, poem, poema, politics, pool table, president, presidente,
  quarterback, rain, receta*, recipe, season, show, soccer, song*, stadium, sunny, tiktok, touchdown, tour,
  tv, unicorn*, vacaciones, vacation, videojuego*, weather, world cup, xbox, youtube
`);

/** Answers that say that there is no answer. */
export const NO_IDEA = words(`
  i don't know, i do not know, dont know, idk, dunno, whatever the boss, whatever my boss,
  whatever the manager, whatever they, whatever my manager, lo que diga, lo que digan, no idea,
  not sure what to say, nothing to say, no comment, n/a, pass, skip this, skip the question,
  lorem ipsum, asdf, test test, no se, no lo se, ni idea, paso, nada que decir
`);
