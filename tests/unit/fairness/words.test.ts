import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

const ROOT = join(import.meta.dirname, "../../..");
const SHOWN = ["app", "components", "lib", "docs", "content", "README.md"];

function filesIn(place: string): string[] {
  if (/\.(?:tsx?|json|md|mdx)$/.test(place)) return [place];
  try {
    return readdirSync(join(ROOT, place), { recursive: true, encoding: "utf8" })
      .filter((name) => /\.(?:tsx?|json|md|mdx)$/.test(name))
      .map((name) => join(place, name));
  } catch {
    return [];
  }
}

describe("The words of the product", () => {
  it("never promise that nobody is treated unfairly: an audit of samples can't show that", () => {
    const files = SHOWN.flatMap(filesIn);
    expect(files.length).toBeGreaterThan(300);
    const promising = files.filter((file) =>
      /\bun-?biased|\bbias[- ]free|\bfree (?:of|from) bias|\bno bias\b/i.test(
        readFileSync(join(ROOT, file), "utf8"),
      ),
    );
    expect(promising).toEqual([]);
  });
});
