import { WebKit } from "./e2e/support/engines/webkit.ts";
import { Person } from "./e2e/support/engines/person.ts";
import { agreeAndCheck, recordAndUse, recordAgain, resume, writeAndSubmit, hasArrived } from "./e2e/engines/candidate.ts";
import { openWorkspace } from "./e2e/support/workspace.ts";
const APP = "http://localhost:4560";
const owner = await openWorkspace(APP, "Engine Cleaning");
const { randomUUID } = await import("node:crypto");
const made: any = await owner.visitor.send("POST", "/api/interviews", { id: randomUUID(), title: "House cleaner", description: "Two or three homes a day.", salary: "$18 an hour", questions: [{ text: "Tell us about a home you cleaned.", order: 1, answer_type: "video", max_duration: 60, max_retakes: 1, thinking_time: 30 }, { text: "What do you do when a client is upset?", order: 2, answer_type: "text", max_characters: 200 }], settings: { show_hints_and_tips: true, show_availability_calendar: false, deadline: null } });
console.log(made.key);
const t0 = Date.now(); const log = (...x: unknown[]) => console.log(((Date.now() - t0) / 1000).toFixed(1), ...x);
const { openFirefox } = await import("./e2e/support/engines/firefox.ts"); const webkit = process.argv[2] === "firefox" ? null : await WebKit.start();
try {
  const driver = await (webkit?.session(430, 900) ?? openFirefox(390, 844));
  log("session");
  const person = new Person(process.argv[2] ?? "webkit", driver, APP);
  try {
  await agreeAndCheck(person, made.key, "Maria Lopez"); log("checked");
  await recordAndUse(person); log("recorded");
  await recordAgain(person); log("again");
  await resume(person, made.key); log("resumed");
  await writeAndSubmit(person, "Maria Lopez"); log("submitted");

  } catch (e) { log(String(e).slice(0, 500)); await person.shot("failed"); log(await person.read("document.body.innerText")); }
  await driver.end();
} finally { webkit?.end(); }
process.exit(0);
