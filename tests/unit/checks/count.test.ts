import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";

/** Of a count, how far the table may lag behind. */
const NEAR = 0.01;

it("The last row of docs/architecture.md says how many lines of product code there are", () => {
  const { stdout } = spawnSync(process.execPath, ["--no-warnings", "scripts/checks/count.ts"], {
    encoding: "utf8",
  });
  const number = (text = "") => Number(text.replaceAll(",", ""));
  const counted = number(/^product +([\d,]+)$/m.exec(stdout)?.[1]);
  const table = readFileSync("docs/architecture.md", "utf8").match(/^\| [^|]+ \| [\d,]+ \|.*$/gm);
  const written = number(table?.at(-1)?.split("|")[2]?.trim());
  expect(counted).toBeGreaterThan(10_000);
  expect(Math.abs(counted - written) / counted).toBeLessThan(NEAR);
});
