import { words } from "../fold.ts";

/** What people are, have, think, feel, wish for or claim is no deed, whatever stands behind it. Base forms. */
export const STATES_EN = words(`
  admit, agree, am, applied, apply, are, ate, attend, be, became, become, been, being, belong,
  born, came, can, care, come, cost, could, cry, deal, dealt, depend, die, drink, earn, eat,
  enjoy, excuse, exist, feel, felt, figure, forget, gather, get, gets, getting, got, gotten,
  graduat, grew, grow, guess, had, happen, has, hate, have, having, hear, heard, hold on, hope,
  interview, is, knew, know, known, lack, laugh, let, like, live, look forward, lose, lost, love,
  married, marry, matter, may, mean, meant, might, mind, miss, must, need, ought, owe, own,
  prefer, quit, reckon, regret, remain, remember, reside, said, saw, say, see, seem, seen, shall,
  should, sleep, slept, sound, stay, studied, study, suffer, suspect, think, thought, tried, try,
  turn, understand, understood, want, was, were, wish, worried, worry
`);

/** Words of praise, of promises and of demands: 'I exceed expectations', 'I deserve the top number', 'I beg you'. */
export const CLAIMS_EN = words(`
  accept, accomplish, ace, achiev, act, activat, adapt, adore, amaz, apolog, appreciat, approv,
  assert, assum, authoriz, await, award, beg, believ, bless, breath, bribe, bring, certifi,
  certify, channel, cherish, choose, claim, command, commit, consider, consist, continu,
  contribut, crush, declar, dedicat, deliver, demand, demonstrat, deserv, devot, display,
  disregard, dominat, dream, elect, embodi, embody, embrac, empower, enabl, encourag, engag,
  enhanc, enlighten, enliven, enrich, ensur, exceed, excel, exhibit, expect, exud, fit, focus,
  grade, grant, guarantee, hereby, ignor, imagin, implor, impress, insist, inspir, instruct,
  invoke, kill, leverag, manifest, master, meet, merit, met, nail, ooz, outclass, outdo,
  outperform, outshin, outsmart, outwork, overrid, override, overrul, pick, play, plead, pledg,
  possess, pray, pretend, proceed, project, promis, qualifi, qualify, rate, reinvent, represent,
  request, reshap, respect, rock, roleplay, score, select, shine, simulat, speak as, spread,
  stand out, state, strive, succeed, sue, suit, suppos, surpass, swear, swore, thank, threaten,
  thrive, transform, treasur, trigger, unlock, uplift, urg, valu, vote, vow, welcom, worship
`);

/** The same in Spanish, and words that only end like a verb of the first person; folded. */
export const NO_DEEDS_ES = words(`
  soy, este, estoy, tengo, tuve, tenia, puedo, pude, podia, quiero, quise, queria, creo, crei,
  creia, pienso, pense, pensaba, siento, senti, sentia, se, sabia, espero, esperaba, considero,
  supongo, imagino, necesito, necesitaba, deseo, deseaba, prefiero, preferia, amo, odio, adoro,
  merezco, merecia, merecemos, conozco, conoci, conocia, veo, vi, veia, oigo, oi, recuerdo,
  entiendo, entendi, vivo, vivi, vivia, naci, creci, era, eramos, estaba, estabamos, estuve,
  habia, habiamos, hay, haya, debo, debia, deberia, gusto, gustaria, gustaba, encanta, encantaba,
  acuerdo, alegro, caso, exijo, ordeno, solicito, demando, ruego, suplico, imploro, juro,
  garantizo, aseguro, prometo, agradezco, confieso, admito, declaro, autorizo, apruebo, califico,
  puntuo, merezca, represento, demuestro, supero, sobresalgo, destaco, brillo, domino, esfuerzo,
  esforce, comprometo, dedico, caracterizo, motivo, apasiono, adapto, esmero, entrego, aporto,
  potencio, irradio, contagio, inspiro, transformo, confirmo,

  como, cuando, pero, luego, primero, solo, bajo, dentro, todo, mismo, otro, mucho, poco, tercero,
  segundo, cuarto, quinto, ultimo, nuevo, ejemplo, claro, bueno, cierto, cuanto, tanto, menos,
  malo, unico, sucio, limpio, caro, barato, basico, necesario, maximo, minimo, correcto,
  contrario, proximo, tipico, largo, corto, alto, lindo, feo, bonito, seco, blanco, negro, rojo,
  grueso, fino, duro, blando, viejo, pequeno, completo, justo, propio, logico, humano, publico,
  rapido, mano, foto, radio, moto, medio, tiempo, cuidado, ano, dinero, trabajo, turno, trato,
  bano, piso, carro, cafe, que, porque, bebe, pure, comite, te, asi, ahi, alli, aqui, mi, si,
  jose, pie, dia, dias, todavia, energia, compania, mercancia, garantia, policia, categoria,
  mayoria, familia, alegria, tuberia, bateria, averia, panaderia, carniceria, lavanderia,
  cafeteria, ferreteria, tia, guia, vamos, somos, estamos, tenemos, podemos, queremos, sabemos,
  debemos, creemos, necesitamos, esperamos, ramos, gramos, tramos, kilogramos, reclamos, ultimos,
  proximos, minimos, maximos, primos, hemos, remos, extremos, ambos, vez, ayer, hoy, hablo, sido,
  estado, tenido, vivido, nacido, querido, podido, debido, lado, pasado, sabado, ser, estar,
  tener, poder, haber, querer, saber, vivir, ver, gustar, lugar, ayudar a
`);
