import { execFileSync } from "node:child_process";
import { globSync, readFileSync } from "node:fs";
import { edgesOf, reachable } from "../architecture/graph.ts";
import { readTree } from "../architecture/source.ts";

/** What Next takes for a page when nothing else is said. */
const DEFAULT = ["tsx", "ts", "jsx", "js"];

/** The endings of pages: while somebody develops, and in a build. Jest can't load the settings themselves. */
function endings(): [development: string[], build: string[]] {
  const script = `const { default: settings } = await import("./next.config.mjs");
    const phases = ["phase-development-server", "phase-production-build"];
    process.stdout.write(JSON.stringify(phases.map((phase) => settings(phase).pageExtensions ?? null)));`;
  const said = execFileSync(process.execPath, ["--input-type=module", "--eval", script]);
  const [development, build] = JSON.parse(String(said));
  return [development ?? DEFAULT, build ?? DEFAULT];
}

const isPage = (file: string, known: string[]) =>
  known.some((ending) => file.endsWith(`/page.${ending}`));

/** Of a page, and of no other. */
const OWN_PART = /^components\/(?!shared\/|ui\/|site\/metadata\/)/;

describe("The gallery", () => {
  const pages = globSync("app/dev/**/*.{ts,tsx}");

  it("has pages while somebody develops, and none in a build", () => {
    const [development, build] = endings();
    expect(pages.length).toBeGreaterThan(0);
    expect(pages.filter((file) => !isPage(file, development))).toEqual([]);
    expect(pages.filter((file) => isPage(file, build))).toEqual([]);
    expect([development, build].map((known) => isPage("app/page.tsx", known))).toEqual([
      true,
      true,
    ]);
  });

  it("adds no class to the styles of a build", () => {
    expect(readFileSync("app/globals.css", "utf8")).toContain(
      '@source not "../components/gallery"',
    );
  });

  it("shows every part of components/ui", () => {
    const tree = readTree(process.cwd());
    const edges = edgesOf(tree);
    const inGallery = [...tree.keys()].filter((path) => path.startsWith("components/gallery/"));
    // What a shown part is made of is shown with it.
    const named = edges.filter(({ from }) => inGallery.includes(from)).map(({ to }) => to);
    const own = edges.filter(({ from }) => from.startsWith("components/ui/"));
    const shown = reachable(own, named);
    const parts = [...tree.keys()].filter((path) => path.startsWith("components/ui/"));
    expect(parts.length).toBeGreaterThan(20);
    expect(parts.filter((path) => !shown.has(path))).toEqual([]);
  });

  it("shows something of each page's own", () => {
    const tree = readTree(process.cwd());
    const edges = edgesOf(tree);
    const shown = reachable(
      edges,
      [...tree.keys()].filter((path) => path.startsWith("components/gallery/")),
    );
    const screens = [...tree.keys()].filter((path) =>
      /^app\/(?!dev\/).*\/(?:page|error|not-found|loading)\.tsx$/.test(path),
    );
    const partsOf = (screen: string) =>
      edges.filter(({ from, to }) => from === screen && OWN_PART.test(to)).map(({ to }) => to);
    const without = screens.filter((screen) => {
      const parts = partsOf(screen);
      return parts.length > 0 && !parts.some((part) => shown.has(part));
    });
    expect(without).toEqual([]);
  });
});
