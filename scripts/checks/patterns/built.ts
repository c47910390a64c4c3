import { relative, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import type { Pattern } from "./source.ts";

const PLACE = /(file:\/\/[^\s)]+):(\d+):\d+/;

/** The line outside this file that a stack shows first. */
function caller(): string {
  const lines = (new Error().stack ?? "").split("\n").slice(1);
  const places = lines.flatMap((line) => {
    const [, url, line_] = PLACE.exec(line) ?? [];
    return url && url !== import.meta.url
      ? [`${relative(process.cwd(), fileURLToPath(url))}:${line_}`]
      : [];
  });
  return places[0] ?? "unknown";
}

/** The patterns that files put together while they load. They are loaded here, so they may do nothing else then. */
export async function builtWhileLoading(files: readonly string[]): Promise<Pattern[]> {
  const built: Pattern[] = [];
  const keep = (pattern: RegExp) => {
    built.push({ source: pattern.source, flags: pattern.flags, at: caller() });
    return pattern;
  };
  const Own = globalThis.RegExp;
  globalThis.RegExp = new Proxy(Own, {
    apply: (_target, _self, [source, flags]) => keep(Own(source, flags)),
    construct: (_target, [source, flags]) => keep(new Own(source, flags)),
  });
  try {
    for (const file of files) await import(resolve(file));
  } finally {
    globalThis.RegExp = Own;
  }
  return built;
}
