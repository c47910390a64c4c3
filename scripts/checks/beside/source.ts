import { parse } from "@babel/parser";

type Node = { type: string; loc?: { start: { line: number } } | null } & Record<string, unknown>;

/** What a child may be in the page: text, and whether it comes, goes or becomes another element. */
type Child = { text: boolean; moves: boolean };

const isNode = (value: unknown): value is Node =>
  typeof value === "object" && value !== null && "type" in value && typeof value.type === "string";

const nodesIn = (value: unknown): Node[] => (Array.isArray(value) ? value.filter(isNode) : []);

/** Names of what is a part of a page, wherever it comes from. */
const PARTS =
  /^(children|actions?|after|aside|before|empty|footer|icon|instead|mark|more|notice|picture|trigger|[a-z]*(Badge|Button|Dialog|Icon|Link|List|Menu|Note|Panel|Part|Row))$/;

/** The lines of a file where text stands beside what comes and goes, with nothing of its own around it. */
export function textsBeside(path: string, source: string): string[] {
  const program = parse(source, { sourceType: "module", plugins: ["typescript", "jsx"] }).program;
  const known = namesIn(program);
  const found: string[] = [];
  const walk = (value: unknown): void => {
    if (Array.isArray(value)) value.forEach(walk);
    if (!isNode(value)) return;
    if (value.type === "JSXElement" || value.type === "JSXFragment") {
      const children = nodesIn(value.children)
        .filter((child) => !isSpace(child))
        .map((child) => kindOf(child, known));
      if (isHarmed(children)) found.push(`${path}:${value.loc?.start.line}`);
    }
    if (value.type === "ConditionalExpression" || value.type === "LogicalExpression") {
      for (const whole of [value.left, value.right, value.consequent, value.alternate]) {
        if (hasOwnText(whole, known)) found.push(`${path}:${whole.loc?.start.line}`);
      }
    }
    Object.values(value).forEach(walk);
  };
  walk(program);
  return found;
}

/** Whether something is a fragment, which has no element, with a text right in it; spaces are not translated. */
function hasOwnText(value: unknown, known: Names): value is Node {
  if (!isNode(value) || value.type !== "JSXFragment") return false;
  return nodesIn(value.children).some(
    (child) => !isBlank(child) && !isBlank(child.expression) && kindOf(child, known).text,
  );
}

const isBlank = (value: unknown) =>
  isNode(value) && typeof value.value === "string" && value.value.trim() === "";

/** Whether a text comes or goes beside others, or something comes right before one. */
function isHarmed(children: readonly Child[]): boolean {
  if (children.length < 2) return false;
  return children.some((child, index) => {
    if (child.text && child.moves) return true;
    const next = children.slice(index + 1).find(({ moves }) => !moves);
    return child.moves && next?.text === true;
  });
}

function kindOf(child: Node, known: Names): Child {
  if (child.type === "JSXText") return { text: true, moves: false };
  if (child.type === "JSXExpressionContainer" && isNode(child.expression)) {
    return ofExpression(child.expression, known);
  }
  if (child.type !== "JSXElement") return { text: false, moves: false };
  const { openingElement } = child;
  const name = isNode(openingElement) && isNode(openingElement.name) ? openingElement.name : child;
  return { text: false, moves: known.chosen.has(String(name.name)) };
}

const TEXTS = new Set(["StringLiteral", "TemplateLiteral", "NumericLiteral", "BinaryExpression"]);
const CALLS =
  /^(say|count|fill|plural|clock|days|instant|spokenList|[a-z]\w*(Words|Text|Label|Name|Date|Sentence))$/;

function ofExpression(expression: Node, known: Names): Child {
  const { type } = expression;
  const either = (...parts: unknown[]): Child => ({
    text: parts.filter(isNode).some((part) => ofExpression(part, known).text),
    moves: true,
  });
  if (type === "ConditionalExpression") return either(expression.consequent, expression.alternate);
  if (type === "LogicalExpression") {
    return either(expression.operator === "&&" ? null : expression.left, expression.right);
  }
  if (TEXTS.has(type)) return { text: true, moves: false };
  if (type === "MemberExpression")
    return { text: !PARTS.test(nameOf(expression.property)), moves: false };
  if (type === "CallExpression") {
    const name = nameOf(expression.callee);
    return { text: CALLS.test(name), moves: name === "map" };
  }
  if (type !== "Identifier") return { text: false, moves: false };
  const name = nameOf(expression);
  const value = known.values.get(name);
  if (value && value.type !== "Identifier") return ofExpression(value, known);
  return { text: !value && !PARTS.test(name) && name !== "undefined", moves: false };
}

function nameOf(node: unknown): string {
  if (!isNode(node)) return "";
  return node.type === "MemberExpression" ? nameOf(node.property) : String(node.name);
}

/** A line's end and the indentation after it are no child. */
function isSpace({ type, value, expression }: Node): boolean {
  if (type === "JSXText") return /^\s*$/.test(String(value)) && String(value).includes("\n");
  return isNode(expression) && expression.type === "JSXEmptyExpression";
}

type Names = {
  /** What constants of a function hold: those of a file never change. */
  values: ReadonlyMap<string, Node>;
  /** Components that are chosen while a part is drawn. */
  chosen: ReadonlySet<string>;
};

function namesIn(program: unknown): Names {
  const values = new Map<string, Node>();
  const chosen = new Set<string>();
  const walk = (value: unknown, inside = false): void => {
    if (Array.isArray(value)) for (const one of value) walk(one, inside);
    if (!isNode(value)) return;
    if (inside && value.type === "VariableDeclarator" && isNode(value.id) && isNode(value.init)) {
      const name = nameOf(value.id);
      values.set(name, value.init);
      const { init } = value;
      const computed = init.type === "MemberExpression" && init.computed === true;
      if (computed || init.type === "ConditionalExpression") chosen.add(name);
    }
    const within =
      inside || value.type.endsWith("FunctionExpression") || value.type === "FunctionDeclaration";
    for (const part of Object.values(value)) walk(part, within);
  };
  walk(program);
  return { values, chosen };
}
