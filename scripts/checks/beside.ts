/**
 * Part of `npm run lint`: no text of a part stands beside what comes and goes, without an element of its own. Browsers
 * that translate put each text into an element of theirs; what is then put before it, or takes it away, finds it gone
 * and ends the page. It reads the project in the working directory.
 */
import { globSync, readFileSync } from "node:fs";
import { textsBeside } from "./beside/source.ts";

const files = globSync("{app,components}/**/*.tsx").toSorted();
const found = files.flatMap((file) => textsBeside(file, readFileSync(file, "utf8")));
for (const at of found) {
  process.stdout.write(`${at}: text beside what comes and goes: give it an element of its own\n`);
}
process.exitCode = found.length > 0 ? 1 : 0;
