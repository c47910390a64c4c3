import { readFileSync } from "node:fs";

const read = (path: string) => readFileSync(path, "utf8");
const json = (path: string) => JSON.parse(read(path));

/** The values of one section of .editorconfig. */
function editorConfig(section: string): Record<string, string> {
  const [, values = ""] = read(".editorconfig").split(`[${section}]\n`);
  const lines = values.split("\n[")[0]?.matchAll(/^(\w+) = (.+)$/gm) ?? [];
  return Object.fromEntries([...lines].map(([, name, value]) => [name, value]));
}

describe("Settings of editors and machines", () => {
  it("format as Biome does", () => {
    const { formatter } = json("biome.json");
    expect(editorConfig("*")).toMatchObject({
      indent_style: formatter.indentStyle,
      indent_size: String(formatter.indentWidth),
      max_line_length: String(formatter.lineWidth),
    });
  });

  it("take the same Node everywhere", () => {
    const major = json("package.json").dependencies.node.split(".")[0];
    const image = `node:${major}-bookworm`;
    expect(read(".nvmrc")).toBe(`${major}\n`);
    expect(json(".devcontainer/devcontainer.json").image).toBe(image);
    expect(read(".github/workflows/ci.yml")).toContain(`image: ${image}\n`);
    expect(read("scripts/deploy/Dockerfile").match(/^FROM .*/gm)).toEqual([
      `FROM ${image}-slim AS build`,
      `FROM ${image}-slim`,
    ]);
    expect(read("scripts/check-node.mjs")).toContain(`Number(major) < ${major}`);
  });

  it("offer the devcontainer the editor's own extensions", () => {
    const { recommendations } = json(".vscode/extensions.json");
    expect(json(".devcontainer/devcontainer.json").customizations.vscode.extensions).toEqual(
      recommendations,
    );
  });

  it("pin what a workflow runs to a commit, and let .ci/run say what is checked", () => {
    const workflow = read(".github/workflows/ci.yml");
    const uses = [...workflow.matchAll(/uses: (\S+)/g)].map(([, action]) => action);
    expect(uses.filter((action) => !/@[0-9a-f]{40}$/.test(action ?? ""))).toEqual([]);
    expect(workflow).toContain("- run: .ci/run\n");
    expect(workflow).toContain("timeout-minutes: 90\n");
  });
});
