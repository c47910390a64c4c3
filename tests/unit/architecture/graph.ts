import { posix } from "node:path";
import { type Import, importsOf, type Tree } from "./source.ts";

export type Edge = Import & { from: string; to: string };

const ENDINGS = ["", ".ts", ".tsx", ".mjs", "/index.ts", "/index.tsx"];

/** The project's own file that a specifier names, or undefined for a package, a style sheet or a text. */
function resolve(tree: Tree, from: string, specifier: string): string | undefined {
  const path = specifier.startsWith("#")
    ? specifier.slice(1)
    : specifier.startsWith(".")
      ? posix.join(posix.dirname(from), specifier)
      : undefined;
  if (path === undefined) return undefined;
  return ENDINGS.map((ending) => path + ending).find((candidate) => tree.has(candidate));
}

/** Every import between two files of the project. */
export function edgesOf(tree: Tree): Edge[] {
  const edges: Edge[] = [];
  for (const [from, source] of tree) {
    for (const found of importsOf(source)) {
      const to = resolve(tree, from, found.specifier);
      if (to) edges.push({ ...found, from, to });
    }
  }
  return edges;
}

function neighbours(edges: readonly Edge[]): Map<string, string[]> {
  const next = new Map<string, string[]>();
  for (const { from, to } of edges) next.set(from, [...(next.get(from) ?? []), to]);
  return next;
}

/** Every file that the given ones reach by imports that are there at run time, themselves included. */
export function reachable(edges: readonly Edge[], start: readonly string[]): Set<string> {
  const next = neighbours(edges.filter((edge) => !edge.typeOnly));
  const seen = new Set<string>(start);
  for (const file of seen) for (const to of next.get(file) ?? []) seen.add(to);
  return seen;
}

/** One walk around each import cycle, as the list of its files. Type imports count: they bind two files as well. */
export function cyclesOf(edges: readonly Edge[]): string[][] {
  const next = neighbours(edges);
  const state = new Map<string, "open" | "done">();
  const cycles: string[][] = [];
  const walk = (file: string, path: string[]) => {
    state.set(file, "open");
    for (const to of next.get(file) ?? []) {
      if (state.get(to) === "open") cycles.push([...path.slice(path.indexOf(to)), to]);
      else if (!state.has(to)) walk(to, [...path, to]);
    }
    state.set(file, "done");
  };
  for (const file of next.keys()) if (!state.has(file)) walk(file, [file]);
  return cycles;
}
