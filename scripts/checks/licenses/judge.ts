import type { Exception } from "./allowed.ts";

export type Licensed = { name: string; license: string };

type Rules = { allowed: ReadonlySet<string>; exceptions: readonly Exception[] };

function covers({ packages }: Exception, name: string): boolean {
  return packages.endsWith("*") ? name.startsWith(packages.slice(0, -1)) : name === packages;
}

/**
 * Whether an SPDX expression can be met with licenses that are accepted: one side of an OR, every side of an AND. What
 * mixes both in nested parentheses counts as unknown.
 */
function isMet(expression: string, accepted: (license: string) => boolean): boolean {
  const plain = expression.replace(/^\(([^()]*)\)$/, "$1");
  return plain.split(" OR ").some((side) => side.split(" AND ").every(accepted));
}

/** The packages whose license is not allowed, each as a sentence, and the exceptions that no package needs. */
export function licenseFaults(packages: readonly Licensed[], rules: Rules): string[] {
  const needed = new Set<Exception>();
  const refused = packages.filter(({ name, license }) => {
    const own = rules.exceptions.filter((exception) => covers(exception, name));
    return !isMet(license, (one) => {
      if (rules.allowed.has(one)) return true;
      const exception = own.find((candidate) => candidate.license === one);
      if (exception) needed.add(exception);
      return exception !== undefined;
    });
  });
  const idle = rules.exceptions.filter((exception) => !needed.has(exception));
  return [
    ...refused.map(({ name, license }) => `${name}: its license, ${license}, is not allowed`),
    ...idle.map((exception) => `${exception.packages}: no package needs this exception`),
  ];
}
