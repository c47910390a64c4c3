import { expect, it } from "@jest/globals";
import { instant } from "#lib/domain/text/words";

const iso = "2026-12-01T15:00:00Z";

it.each([
  ["en", "Tuesday, December 1 at 10:00 AM EST"],
  ["es", "martes, 1 de diciembre, 10:00 a.m. EST"],
  ["fr", "mardi 1 décembre à 10:00 (heure de l’Est nord-américain)"],
  ["de", "Dienstag, 1. Dezember um 10:00 (Nordamerikanische Ostküstenzeit)"],
  ["zh", "12月1日星期二 10:00 (北美东部时间)"],
  ["ja", "12月1日火曜日 10:00 (米国東部時間)"],
  ["ar", "الثلاثاء، 1 ديسمبر في 10:00 ص (التوقيت الشرقي لأمريكا الشمالية)"],
  ["ru", "вторник, 1 декабря в 10:00 (Нью-Йорк)"],
  ["pt", "terça-feira, 1 de dezembro às 10:00 (Horário do Leste)"],
  ["hi", "मंगलवार, 1 दिसंबर को 10:00 am बजे (उत्तरी अमेरिकी पूर्वी समय)"],
])("a time in New York is said in %s as people there say it", (language, said) => {
  expect(instant(iso, language, "America/New_York").replace(/\s/g, " ")).toBe(said);
});

it("a zone that has no letters in English is named too, and one that has no name keeps its distance", () => {
  expect(instant(iso, "en", "Europe/Madrid")).toMatch(/\(Central European Time\)$/);
  expect(instant(iso, "en", "Asia/Kathmandu")).toMatch(/\(Nepal Time\)$/);
  expect(instant(iso, "de", "Europe/Berlin")).toMatch(/16:00 MEZ$/);
  expect(instant(iso, "fr", "Etc/GMT+5")).toMatch(/10:00 \(UTC−05:00\)$/);
});
