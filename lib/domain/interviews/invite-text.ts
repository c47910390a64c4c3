import { isEmail } from "../account/email.ts";
import { stripInvisible } from "../text/invisible.ts";
import { hasLetter } from "../text/letters.ts";
import { phoneNumber } from "../text/phone.ts";
import { spokenName } from "../text/spoken-name.ts";
import { INVITE_NAME_LIMIT } from "./invite.ts";
import { withoutCards } from "./invite-cards.ts";
import { LIST_PROBLEMS, type Sheet } from "./invite-list.ts";
import { introduced, isSentence } from "./invite-message.ts";
import { bare, withoutLabels, withoutTimes } from "./invite-noise.ts";

/** A longer line is no line of a list. */
const LINE_LIMIT = 1000;
/** So many lines may stand between what belongs to one person. */
const APART = 4;

type Contact = { kind: "email" | "phone"; value: string; from: number; to: number };
type Person = { line: number; name: string; email: string; phone: string; fromCard: boolean };
type Waiting = { line: number; text: string };

const TOKEN = /[^\s<>()[\],;:|"']+/g;
const FIGURES = /\+?\(?\d[\d ()./\u00b7\u2010-\u2013-]*/gu;
const AMERICAN =
  /(?<!\d)(?:1[ .-]{0,2})?\(?[2-9]\d{2}\)?[ ./\u2010-\u2013-]{0,3}[2-9]\d{2}[ .\u2010-\u2013-]{0,3}\d{4}(?!\d)/gu;
const EXTENSION = /^ ?(?:x|ext\.?|#) ?\d{1,6}/i;

function emailsIn(line: string): Contact[] {
  return [...line.matchAll(TOKEN)].flatMap(({ 0: token, index }) => {
    const value = bare(token, "*_.");
    if (value.indexOf("@") <= 0 || value.endsWith("@")) return [];
    return [{ kind: "email", value: value.toLowerCase(), from: index, to: index + token.length }];
  });
}

/** The numbers of a line; one that can't be dialed only if there is nothing else, so that it can be mended. */
function phonesIn(line: string): Contact[] {
  const good: Contact[] = [];
  const bad: Contact[] = [];
  for (const { 0: run, index } of line.matchAll(FIGURES)) {
    const text = run.slice(0, 1 + run.search(/\d[^\d]*$/));
    const found = phoneNumber(text) ? [{ 0: text, index: 0 }] : [...text.matchAll(AMERICAN)];
    for (const one of found) {
      const from = index + one.index;
      const end = from + one[0].length;
      const extension = EXTENSION.exec(line.slice(end, end + 12))?.[0] ?? "";
      good.push({ kind: "phone", value: one[0] + extension, from, to: end + extension.length });
    }
    const figures = text.replace(/\D/g, "").length;
    if (found.length === 0 && figures >= 7 && figures <= 15)
      bad.push({ kind: "phone", value: text, from: index, to: index + text.length });
  }
  return good.length > 0 ? good : bad;
}

function contactsIn(line: string): Contact[] {
  const emails = emailsIn(line);
  const phones = phonesIn(line).filter(
    ({ from, to }) => !emails.some((email) => from < email.to && email.from < to),
  );
  const known = phones.filter(({ value }) => emails.length === 0 || phoneNumber(value) !== null);
  return [...emails, ...known].toSorted((one, other) => one.from - other.from);
}

/** Words before somebody who is no candidate; with a colon also where a line begins. */
const SOMEBODY_ELSE =
  /^[^\p{L}]*(?:\p{L}+ )?(?:manager|recruiter|supervisor|gerente|reclutadora?|supervisora)(?!\p{L}) ?(:?)/iu;
const REFERRED =
  /(?<!\p{L})(?:referred by|referral from|referid[oa] por|recomendad[oa] por)(?!\p{L})/iu;

/** A line without the contacts of somebody else on it, 'Hiring manager: Bob 813-555-0199', and what was cut. */
function withoutOthers(line: string): { own: string; other: string } {
  let [own, other, from, isOther] = ["", "", 0, false];
  for (const { from: at, to } of contactsIn(line)) {
    const text = line.slice(from, at);
    const begins = SOMEBODY_ELSE.exec(text);
    const cut = begins && (from > 0 || begins[1] === ":") ? 0 : text.search(REFERRED);
    isOther = cut >= 0 || (isOther && !/[\p{L})]/u.test(text));
    const mine = isOther ? from + Math.max(cut, 0) : to;
    own += line.slice(from, mine);
    other += line.slice(mine, to);
    from = to;
  }
  return { own: own + line.slice(from), other: bare(other, " ,;(-\t") };
}

const mayBeName = (text: string) =>
  text.length <= INVITE_NAME_LIMIT &&
  hasLetter(text) &&
  !isSentence(text) &&
  !/[\p{N}?!@/\\=$%]/u.test(text) &&
  text.split(" ").length <= 8;

/** A mailbox's name before its address, 'Rosa Delgado' <: in quotes because of a comma, or with one word on each side of it. */
const MAILBOX = /(?:"([^",]+,[^",]+)"|(?:^|[;>]) *([^\s,;<>"]+, ?[^\s,;<>"]+)) *<$/;
/** What somebody asks with a name, 'can you call Rosa at'. */
const ASKED =
  /^\P{L}{0,9}\p{L}?\P{Lu}{0,80}?(?<!\p{L})(?:call|text|contact|llam\p{L}{1,4} a|m[áa]rca\p{L}{0,4} a) +(?=\p{Lu})/u;

/** The name in what a line has beside its contacts: its first piece that may be one; 'Reyes, Ana' stays whole. */
function nameIn(line: string): string {
  const { name, rest: text } = introduced(line.replace(ASKED, ""));
  if (mayBeName(name)) return name;
  const mailbox = MAILBOX.exec(text.trim());
  const named = spokenName(mailbox?.[1] ?? mailbox?.[2] ?? "");
  if (mayBeName(named)) return named;
  const [comma, ...more] = text.split(",").map(withoutLabels);
  const isPair = comma && more.length === 1 && !comma.includes(" ") && !more[0]?.includes(" ");
  if (isPair && more[0] && mayBeName(comma) && mayBeName(more[0])) return `${comma}, ${more[0]}`;
  const pieces = text.split(/[\t|,;:•·—–<>()[\]"]| - | {2,}/).map(withoutLabels);
  return pieces.find(mayBeName) ?? "";
}

/** Whether a line without a contact only says when and how, as a phone's screen does. */
const isNoise = (text: string) =>
  text
    .split(/[\t|,;:•·—–<>()[\]"]| - | {2,}/)
    .every((piece) => !/[\p{L}\p{N}]/u.test(withoutLabels(piece)));

/**
 * The people whom one line names: whatever comes twice begins another one. Names stand before their contacts, or after them
 * all. What else may be a name of several people's line is `over`.
 */
function peopleOn(line: string, number: number, contacts: readonly Contact[]) {
  const around = [0, ...contacts.map(({ to }) => to)].map((from, at) =>
    nameIn(line.slice(from, contacts[at]?.from)),
  );
  const isMany = new Set(contacts.map(({ kind }) => kind)).size < contacts.length;
  const isAfter = isMany && around.at(0) === "" && around.at(-1) !== "";
  const names = isAfter ? around.toReversed() : around;
  const people: Person[] = [];
  let person: Person = { line: number, name: "", email: "", phone: "", fromCard: false };
  (isAfter ? contacts.toReversed() : contacts).forEach(({ kind, value }, at) => {
    const name = names[at] ?? "";
    if (person[kind] !== "" || (name !== "" && person.name !== "")) {
      people.push(person);
      person = { ...person, name: "", email: "", phone: "" };
    }
    person.name ||= name;
    person[kind] = value;
  });
  const rest = names.at(-1) ?? "";
  const over = people.length > 0 && person.name !== "" ? rest : "";
  person.name ||= rest;
  people.push(person);
  return { people: isAfter ? people.toReversed() : people, over };
}

const looksLikeName = (text: string) => /^\p{Lu}\S*(?: \S+){1,3}$/u.test(text);

/**
 * People out of whatever somebody has copied: lines with a name and its contacts in any order, cards over several lines,
 * the text of a phone's screen. A sheet like that of a file: name, phone and email, and each line that nobody can read.
 */
export function sheetOfText(text: string): Sheet | { fault: string } {
  const people: Person[] = [];
  const unread: Waiting[] = [];
  let waiting: Waiting[] = [];
  const lines = withoutCards(text.split(/\r\n|[\n\r]/)).map((line) =>
    stripInvisible(line).replace(/[^\S\t ]/gu, " "),
  );
  const begins = lines.find((line) => line.length <= LINE_LIMIT && !isNoise(withoutTimes(line)));
  const ends = lines.findLast((line) => line.length <= LINE_LIMIT && !isNoise(withoutTimes(line)));
  const contactsFirst =
    begins !== undefined && isBare(begins) && contactsIn(ends ?? "").length === 0;
  lines.forEach((raw, index) => {
    const number = index + 1;
    if (raw.length > LINE_LIMIT) {
      unread.push({ line: number, text: raw.slice(0, LINE_LIMIT) });
      return;
    }
    const { own: line, other } = withoutOthers(withoutTimes(raw));
    if (other !== "") unread.push({ line: number, text: other });
    const contacts = contactsIn(line);
    const last = people.at(-1);
    if (contacts.length === 0) {
      if (isNoise(line)) return;
      const name = nameIn(line);
      if (name === "") unread.push({ line: number, text: raw });
      else if (contactsFirst && last?.name === "" && number - last.line <= APART) last.name = name;
      else waiting.push({ line: number, text: name });
      return;
    }
    const { people: found, over } = peopleOn(line, number, contacts);
    const [person, ...more] = found;
    if (person && more.length === 0 && person.name === "") {
      const near = waiting.filter((one) => number - one.line <= APART);
      const own = near.find((one) => looksLikeName(one.text)) ?? near.at(0);
      if (own) {
        person.name = own.text;
        person.fromCard = true;
      } else if (last && completes(last, person)) {
        last.email ||= person.email;
        last.phone ||= person.phone;
        last.line = number;
        return;
      }
      waiting = waiting.filter((one) => one !== own);
    }
    unread.push(...waiting);
    waiting = [];
    people.push(...found);
    if (over !== "") unread.push({ line: number, text: over });
  });
  return asSheet(people, [...unread, ...waiting]);
}

/** Whether a line has contacts and no name. */
function isBare(line: string): boolean {
  const text = withoutOthers(withoutTimes(line)).own;
  const contacts = contactsIn(text);
  return contacts.length > 0 && peopleOn(text, 0, contacts).people.every(({ name }) => name === "");
}

/** Whether a line only adds what the card above it lacks. */
function completes(last: Person, next: Person): boolean {
  const isNew = (kind: Contact["kind"]) => next[kind] === "" || last[kind] === "";
  return last.fromCard && next.line - last.line <= APART && isNew("email") && isNew("phone");
}

function asSheet(people: readonly Person[], unread: readonly Waiting[]): Sheet | { fault: string } {
  if (people.length === 0) return { fault: LIST_PROBLEMS.nobody };
  const rows = [
    ...people.map(({ line, name, phone, email }) => ({ line, cells: [name, phone, email] })),
    ...unread.map(({ line, text }) => ({ line, cells: [text.trim(), "", ""] })),
  ].toSorted((one, other) => one.line - other.line);
  return {
    rows: rows.map(({ cells }) => cells),
    numbers: rows.map(({ line }) => line),
    firstRow: 0,
    emails: [],
    phones: [],
    names: [],
    taken: { name: 0, phone: 1, email: 2, lastName: null },
  };
}

/**
 * A copied table without heads in which somebody else's addresses may stand beside people's: its columns are asked about. Lines
 * of addresses alone are a list.
 */
export function hasTwoAddresses(rows: readonly string[][]): boolean {
  const addresses = rows.map((row) => row.filter((cell) => isEmail(cell.trim())).length);
  const isList = rows.every((row, at) => addresses[at] === row.filter(hasLetter).length);
  return rows.length > 1 && !isList && addresses.some((count) => count > 1);
}
