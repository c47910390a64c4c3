import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";

const ROOT = join(__dirname, "../../..");
const jsonOf = (file: string) => JSON.parse(readFileSync(join(ROOT, file), "utf8"));

const optional: string[] = Object.keys(jsonOf("package.json").optionalDependencies);
const { include }: { include: string[] } = jsonOf("scripts/tsconfig.build.json");
const built = globSync(
  include.map((pattern) => join("scripts", pattern)),
  { cwd: ROOT, exclude: [".next/**"] },
);

describe("The packages of speech to text may be absent", () => {
  it("as the build checks the types of other files alone", () => {
    const config = readFileSync(join(ROOT, "next.config.mjs"), "utf8");
    expect(config).toContain('tsconfigPath: "scripts/tsconfig.build.json"');
    expect(built.length).toBeGreaterThan(500);
    expect(built.filter((file) => file.startsWith("local/"))).toEqual([]);
  });

  it.each(optional)("and nothing that is built imports %s", (name) => {
    const importing = built.filter((file) => {
      const source = readFileSync(join(ROOT, file), "utf8");
      return [`"${name}"`, `"${name}/`].some((imported) => source.includes(imported));
    });
    expect(importing).toEqual([]);
  });
});
