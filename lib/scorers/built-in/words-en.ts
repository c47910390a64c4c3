import { anyOf, beginningOf, type Words } from "./words.ts";

/** Verbs whose past form is known by its ending; the other past forms are listed. */
const PAST = `(?:\\p{L}{2,14}ed|did|made|went|took|put|ran|kept|found|gave|brought|came|sent|set|cut|wrote|drove|held|bought|taught|built|caught|met|paid|showed|shut|split|stood|spoke|swept|threw|broke|began|wore|stuck|dug|hung|led|rode|sold|spent|told|chose|rinsed|left|let)`;
/** Words after 'I' that are no act. */
const NO_ACT =
  "(?:am|was|were|been|be|have|had|has|think|thought|believe|know|knew|feel|felt|like|liked|love|loved|want|wanted|need|needed|guess|mean|hope|wish|try|tried|can|could|will|would|should|do|dont|don|didn|never|not|cant|can't|don't|didn't|wasn't|couldn't|used|supposed|hated|hate|get|got|said|say|understand|live|lived|and|ll|ve|the|to|in|if|it|or|but|my|of|is|as|applied|enjoy|enjoyed|consider|pride|give|bring|deserve|really|promise)";
const BETWEEN =
  "(?:(?:just|then|also|always|even|still|only|actually|usually|mostly|went|and|had|have|already|quickly|first|finally|immediately|both|would|will|ended|up|started|kept|make|sure|to|a|lot|gonna|did|been) ){0,2}";

export const ENGLISH: Words = {
  did: new RegExp(
    `(?:(?<!\\p{L})(?:i|we|then|and|so|but) ${BETWEEN}|^|[,;:] )(?!${NO_ACT}(?![\\p{L}']))${PAST}(?![\\p{L}'])`,
    "gu",
  ),
  does: new RegExp(
    `(?<!\\p{L})(?:i|we) ${BETWEEN}(?!${NO_ACT}(?![\\p{L}'])|${PAST}(?!\\p{L}))\\p{L}{3,14}(?![\\p{L}'])`,
    "gu",
  ),
  said: anyOf(
    "told, asked, called, texted, explained, said, warned, offered, apologized, let * know, let * * know, wrote, reported, agreed, showed, phoned, emailed, messaged, i tell, i ask, i call, i text, i explain, i show, i let",
  ),
  amounts:
    /(?<![\p{L}\p{N}])(?!(?:1[01]0|hundred|ten) ?(?:and ten )?(?:%|percent))(?:[$€£]?\p{N}[\p{N}.,:/%]{0,12}\p{L}{0,3}|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty|fifty|sixty|hundred|thousand|half|dozen|couple|twice)(?![\p{L}\p{N}])/gu,
  results: anyOf(
    "now, since then, after that, ever since, no more, not one, never again, ended up, worked out, passed, finished, in the end, by the end, came back, signed, approved, thanked, tipped, stayed, saved, down to, up to, instead, on time, still, dropped, went down, went up, calmed down, happy, next day, next morning, next week, no complaints, reopened, fixed, anymore, opened, good to go, kept",
  ),
  times: anyOf(
    "first, then, after, before, while, when, until, till, next, finally, later, once, by the time, every, each, last, monday, tuesday, wednesday, thursday, friday, saturday, sunday, weekend, morning, night",
  ),
  claims: anyOf(
    "always, never, anybody, everybody, everything, anything, whatever, nothing, anyone, everyone, hard worker, hardworking, hard working, people person, team player, i'm a, i am a, im a, i'm very, i am very, im very, i take pride, pride, responsible, reliable, dependable, punctual, professional, honest, organized, motivated, passionate, fast learner, quick learner, learn fast, multitask*, the best, hundred percent, 110, give my all, whatever it takes, important, key",
  ),
  work: beginningOf(
    "work, job, shift, boss, manager, supervisor, lead, owner, customer, client, guest, tenant, resident, patient, clean, wash, mop, vacuum, sweep, scrub, dust, sanitiz, disinfect, chemical, bleach, trash, linen, bathroom, restroom, room, floor, kitchen, cook, prep, serve, server, food, order, table, dish, menu, restaurant, hotel, store, shop, warehouse, truck, deliver, route, driver, forklift, pallet, box, stock, inventory, tool, machine, equipment, unit, filter, furnace, compressor, repair, install, fix, crew, team, coworker, co-worker, staff, schedule, training, train, safety, ladder, inspection, cash, register, sales, hours, company, office, building, yard, lawn, mow, client's, agency, hire, late, on time, break, uniform, phone, radio, checklist, procedure, complaint, closing, opening, salon, hospital, school, caregiver, employee, employer, interview",
  ),
};
