import { z } from "zod";

/** Formats whose own pattern has one length, so that they need no other. */
const FIXED = new Set(["uuid"]);

/** What a check before the length may do: take blanks away, or ask for the length itself. */
const BEFORE = new Set(["overwrite", "min_length"]);

type Def = Record<string, unknown> & { type: string };

function isSchema(value: unknown): value is z.core.$ZodType {
  return typeof value === "object" && value !== null && "_zod" in value;
}

function defOf(schema: z.core.$ZodType): Def {
  return { ...schema._zod.def };
}

const schemasIn = (value: unknown): z.core.$ZodType[] => [value].flat().filter(isSchema);

function checksOf({ checks }: Def): Record<string, unknown>[] {
  return [checks ?? []].flat().map((check) => ({ ...Object(check)._zod.def }));
}

function textFaults(def: Def, path: string): string[] {
  if (typeof def.format === "string") {
    return FIXED.has(def.format) ? [] : [`${path}: its ${def.format} pattern runs before a length`];
  }
  const checks = checksOf(def);
  const length = checks.findIndex(({ check }) => check === "max_length");
  if (length < 0) return [`${path}: a text without a maximum`];
  const early = checks.slice(0, length).filter(({ check }) => !BEFORE.has(String(check)));
  if (early.length > 0) return [`${path}: checked before its length`];
  return checks[length]?.abort === true ? [] : [`${path}: goes on when its length has failed`];
}

function recordFaults(schema: z.core.$ZodType, path: string): string[] {
  const many = Object.fromEntries(Array.from({ length: 10_000 }, (_, n) => [`k${n}`, n]));
  return z.safeParse(schema, many).success ? [`${path}: a record without a maximum`] : [];
}

const CLOSED = new Set(
  "boolean enum int literal nan never null number transform undefined void".split(" "),
);

/**
 * What in a schema takes a stranger's text or list of any length, or runs a pattern over one that is too long already:
 * one sentence for each. Only kinds of schema that it knows pass.
 */
export function limitless(schema: z.core.$ZodType, path: string): string[] {
  const def = defOf(schema);
  const inside = (part: unknown, name = path) =>
    schemasIn(part).flatMap((inner) => limitless(inner, name));
  switch (def.type) {
    case "string":
      return textFaults(def, path);
    case "array": {
      const closed = checksOf(def).some(({ check }) => check === "max_length");
      return [
        ...(closed ? [] : [`${path}: a list without a maximum`]),
        ...inside(def.element, `${path}[]`),
      ];
    }
    case "object": {
      const shape = Object.entries(Object(def.shape));
      const fields = shape.flatMap(([name, field]) => inside(field, `${path}.${name}`));
      return [...fields, ...inside(def.catchall, `${path}.*`)];
    }
    case "record":
      return [
        ...recordFaults(schema, path),
        ...inside(def.keyType, `${path} key`),
        ...inside(def.valueType, `${path}.*`),
      ];
    case "union":
      return inside(def.options);
    case "pipe":
      // What a transform answers is asked again only if a second schema stands behind it.
      return [...inside(def.in), ...inside(def.out)];
    case "optional":
    case "nullable":
    case "default":
    case "prefault":
    case "nonoptional":
    case "readonly":
    case "catch":
      return inside(def.innerType);
    default:
      return CLOSED.has(def.type) ? [] : [`${path}: ${def.type} takes anything`];
  }
}
