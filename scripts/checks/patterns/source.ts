import { parse } from "@babel/parser";

/** A pattern as a person writes it, with where it stands ('lib/domain/account/email.ts:5'). */
export type Pattern = { source: string; flags: string; at: string };

type Found = {
  literals: Pattern[];
  /** Where a pattern is put together at run time: `new RegExp(…)` or `RegExp(…)`. */
  built: string[];
};

type Node = { type: string; loc?: { start: { line: number } } } & Record<string, unknown>;

const isNode = (value: unknown): value is Node =>
  typeof value === "object" && value !== null && "type" in value && typeof value.type === "string";

/** Every pattern of a TypeScript file, found by a parser: a comment or a text that looks like one isn't. */
export function patternsIn(path: string, text: string): Found {
  const found: Found = { literals: [], built: [] };
  const at = (node: Node) => `${path}:${node.loc?.start.line}`;
  const walk = (value: unknown): void => {
    if (Array.isArray(value)) value.forEach(walk);
    if (!isNode(value)) return;
    const { type, pattern, flags, callee } = value;
    if (type === "RegExpLiteral") {
      found.literals.push({ source: String(pattern), flags: String(flags), at: at(value) });
    }
    const calls = type === "NewExpression" || type === "CallExpression";
    if (calls && isNode(callee) && names(callee) === "RegExp") found.built.push(at(value));
    Object.values(value).forEach(walk);
  };
  const plugins = path.endsWith("x") ? (["typescript", "jsx"] as const) : (["typescript"] as const);
  walk(parse(text, { sourceType: "module", plugins: [...plugins] }).program);
  return found;
}

/** 'RegExp' for `RegExp` and for `globalThis.RegExp`. */
function names(callee: Node): unknown {
  if (callee.type === "Identifier") return callee.name;
  return isNode(callee.property) ? callee.property.name : undefined;
}
