/** A statement or expression in the body of a PL/pgSQL function, as Postgres reads it only when it runs. */
export type Body = {
  /** Name and type, of what the body declares. */
  variables: Map<string, string>;
  /** Each a whole statement of SQL; expressions are made one by `select`. */
  statements: string[];
};

const DECLARED =
  /^\s*(\w+)\s+(?:constant\s+)?([\w.]+(?:\[\])?(?: with time zone)?)\s*(?:not null\s*)?(?::=\s*([\s\S]*))?$/;

/** Words that end no statement and begin none. */
const MARKS = /^(?:begin|else|loop)\b/;

/** Without comments, and with each text in quotes as it is. */
const withoutComments = (sql: string) =>
  sql.replace(/('(?:[^']|'')*')|--[^\n]*/g, (_found, text: string | undefined) => text ?? "");

/** Where the first of these words or signs stands that no parenthesis, quote or CASE encloses. */
function endOf(sql: string, stop: RegExp): number {
  let depth = 0;
  const tokens = /'(?:[^']|'')*'|[()[\]]|\b\w+\b|[^\s\w]/g;
  for (let found = tokens.exec(sql); found; found = tokens.exec(sql)) {
    const [token] = found;
    if (depth === 0 && stop.test(token)) return found.index;
    if (/^(?:[([]|case)$/i.test(token)) depth += 1;
    if (/^(?:[)\]]|end)$/i.test(token)) depth -= 1;
  }
  throw new Error(`Nothing ends this: ${sql.slice(0, 200)}`);
}

/** A query without the variables that it writes to. */
function withoutTargets(query: string): string {
  return query.replace(
    /(?<!insert)(\s)into\s+(?:strict\s+)?[\w.]+(?:\s*,\s*[\w.]+)*(?=\s|$)/gi,
    (found, space: string, at: number) =>
      /\b(?:insert|merge)\s*$/i.test(query.slice(0, at)) ? found : space,
  );
}

/** What one statement, up to its semicolon, asks Postgres; null for one that asks nothing. */
function asked(statement: string): string | null {
  const [, assigned] = /^[\w.]+(?:\[[^\]]*\])?\s*:=\s*([\s\S]+)$/.exec(statement) ?? [];
  if (assigned !== undefined) return `select ${assigned}`;
  const [, returned] = /^return query\s+([\s\S]+)$/.exec(statement) ?? [];
  if (returned !== undefined) return returned;
  const [, given] =
    /^(?:return|exit when|continue when)\s+(?!next\b)([\s\S]+)$/.exec(statement) ?? [];
  if (given !== undefined) return `select ${given}`;
  if (/^(?:end|return|raise|get|execute|null|exit|continue)\b/.test(statement)) return null;
  return withoutTargets(statement.replace(/^perform\b/, "select"));
}

/** The statements of a PL/pgSQL function, those behind every condition included. */
export function readBody(source: string): Body {
  const sql = withoutComments(source);
  const start = /^\s*(?:declare([\s\S]*?))?\bbegin\b/.exec(sql);
  if (!start) throw new Error(`No body: ${source.slice(0, 200)}`);
  const body: Body = { variables: new Map(), statements: [] };
  for (const line of (start[1] ?? "").split(";")) {
    const [, name, type, first] = DECLARED.exec(line) ?? [];
    if (name === undefined || type === undefined) continue;
    body.variables.set(name, type);
    if (first !== undefined) body.statements.push(`select ${first}`);
  }
  let rest = sql.slice(start[0].length).trim();
  const cut = (stop: RegExp, head: number) => {
    const at = endOf(rest, stop);
    const text = rest.slice(head, at).trim();
    rest = rest
      .slice(at)
      .replace(/^(?:;|\w+)/, "")
      .trim();
    return text;
  };
  while (rest !== "") {
    const [word = ""] = /^\w+/.exec(rest) ?? [];
    if (MARKS.test(rest)) rest = rest.slice(word.length).trim();
    else if (word === "if" || word === "elsif")
      body.statements.push(`select ${cut(/^then$/, word.length)}`);
    else if (word === "exception" || word === "when") cut(/^then$/, 0);
    else if (word === "for" || word === "foreach") {
      const head = cut(/^loop$/, word.length);
      const [, name = "", over = ""] = /^(\w+)\s+in\s+(?:array\s+)?([\s\S]+)$/.exec(head) ?? [];
      const [from, to] = over.split("..");
      if (to === undefined) body.statements.push(word === "for" ? over : `select ${over}`);
      else {
        body.variables.set(name, "integer");
        body.statements.push(`select ${from}, ${to}`);
      }
    } else {
      // The END of a block or a condition is no CASE's.
      const ending = /^end\b[^;]*/.exec(rest)?.[0];
      const statement = ending ?? cut(/^;$/, 0);
      if (ending !== undefined) rest = rest.slice(ending.length).replace(/^;/, "").trim();
      const query = asked(statement);
      if (query !== null) body.statements.push(query);
    }
  }
  return body;
}
