import type { TestDatabase } from "../database.ts";
import { ARGUMENTS } from "./arguments.ts";
import { ASKERS, type Asker } from "./askers.ts";
import { expected, OF_ANY_COMPANY, type Right } from "./rows.ts";
import { type Tried, tryAll } from "./tries.ts";
import type { World } from "./world.ts";

export type Try = { name: string; statement: string };
type Rows = Readonly<Record<string, Right>>;

/** A function's call with what its arguments are given. @throws Error for an argument that nobody has given a value */
export function callOf({ name, args }: { name: string; args: string[] }, world: World): Try {
  const { company, people } = world;
  const named: Record<string, string> = {
    attempt: company.attempt.id,
    interview: company.interview.id,
    key: company.interview.key,
    company: company.companyId,
    viewer: people.viewer.userId,
    ...world.others,
  };
  const given = args.map((arg) => {
    const value = ARGUMENTS[`${name}.${arg}`] ?? ARGUMENTS[arg];
    if (value === undefined) throw new Error(`${name} is given nothing for ${arg}`);
    return `${arg} => ${value.replace(/\$([a-z]+)/g, (_, one: string) => `'${named[one]}'`)}`;
  });
  return { name, statement: `select * from public.${name}(${given.join(", ")})` };
}

/** No row, or a function's own word for it. */
const NOTHING = /^(?:|\[\{"\w+": (?:false|null)\}\])$/;
/** What grants, policies and views refuse, and a column that nobody writes: any other refusal came after them. */
const isKept = (said: string) => NOTHING.test(said) || /^refused: (?:42501|55000|428C9)/.test(said);

/**
 * Who got something. A function may have an answer for somebody who belongs nowhere: what they are told is nothing. Of
 * rows and files they get none.
 */
function gotThrough({ said }: Tried, isCall: boolean): Asker[] {
  return ASKERS.filter(
    (asker) => !isKept(said[asker]) && !(isCall && said[asker] === said.newcomer),
  );
}

/** Who gets something of each of these; of what nobody gets anything of, nothing is said. */
export async function gets(
  db: TestDatabase,
  world: World,
  tries: readonly Try[],
  areCalls = false,
) {
  const tried = await tryAll(
    db,
    world,
    tries.map(({ statement }) => statement),
  );
  const found = tries.map(({ name }, index) => {
    const one = tried[index];
    return [name, one ? gotThrough(one, areCalls) : []] as const;
  });
  return Object.fromEntries(found.filter(([, who]) => who.length > 0));
}

/** What is otherwise than its row, or has none: with `every`, each must have one; else those that nobody gets need none. */
export async function through(
  db: TestDatabase,
  world: World,
  tries: readonly Try[],
  rows: Rows,
  which: "every" | "granted" = "granted",
): Promise<string[]> {
  const got = await gets(db, world, tries, which === "every");
  const names = new Set(tries.map(({ name }) => name));
  const missing = Object.keys(rows).filter((name) => !names.has(name));
  const found = tries.flatMap(({ name }) => {
    const right = rows[name] ?? (which === "every" ? undefined : "nobody");
    if (right === undefined) return [`${name} has no row`];
    if (right === "self" || right === "anyone") return [];
    const who = (got[name] ?? []).join(", ");
    const wanted = [
      ...expected(right),
      ...(OF_ANY_COMPANY.has(name) ? ["other company"] : []),
    ].join(", ");
    return who === wanted ? [] : [`${name}: ${who || "nobody"}, and not ${wanted || "nobody"}`];
  });
  return [...missing.map((name) => `${name} is gone`), ...found];
}

/** Who changes more than their own row of what is each one's own, asking blindly: a policy that shows the row is no guard then. */
export async function oversteps(db: TestDatabase, world: World, rows: Rows): Promise<string[]> {
  const tries = Object.keys(rows).flatMap((name) => {
    const [, table, column] = /^update (\w+)\.(\w+)$/.exec(name) ?? [];
    if (rows[name] !== "self" || !table || !column) return [];
    return [{ name, statement: `update public.${table} set ${column} = default` }];
  });
  const tried = await tryAll(
    db,
    world,
    tries.map(({ statement }) => statement),
  );
  return tried.flatMap(({ said }, index) =>
    ASKERS.filter((asker) => !isKept(said[asker]) && said[asker] !== "1 rows").map(
      (asker) => `${tries[index]?.name} of others by ${asker}: ${said[asker]}`,
    ),
  );
}

const INSIDE: readonly Asker[] = ["owner", "manager", "viewer"];

/** Who is told what stands in the first interview's rows, and belongs neither to it nor above it. */
export async function leaks(db: TestDatabase, world: World, tries: readonly Try[]) {
  const tried = await tryAll(
    db,
    world,
    tries.map(({ statement }) => statement),
  );
  return tried.flatMap(({ said }, index) =>
    ASKERS.filter(
      (asker) =>
        !INSIDE.includes(asker) &&
        !said[asker].startsWith("refused: ") &&
        [
          ...world.secrets.interview,
          ...(asker === "viewer of another interview" ? [] : world.secrets.company),
        ].some((secret) => said[asker].includes(secret)),
    ).map((asker) => `${tries[index]?.name} tells ${asker}`),
  );
}
