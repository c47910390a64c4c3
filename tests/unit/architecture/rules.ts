import { cyclesOf, type Edge, edgesOf, reachable } from "./graph.ts";
import { codeOnly, importsOf, lineCount, type Tree } from "./source.ts";
import { type Row, TABLE } from "./table.ts";

/** Where, what, and why the rule exists, in one sentence that a failing test prints. */
type Violation = string;

const rowOf = (path: string) => TABLE.find((row) => path.startsWith(row.folder));

/** What a file may always import from: its folder, its area of components, or (for `alone` rows) its own name only. */
function home(path: string, row: Row): string | undefined {
  const [first, second, third = ""] = path.split("/");
  if (row.folder === "app") return undefined;
  if (row.alone) return `${first}/${second}/${third.replace(/\.tsx?$/, "")}`;
  return first === "components" ? `${first}/${second}/` : row.folder;
}

function allowed(edge: Edge, row: Row): boolean {
  const own = home(edge.from, row);
  if (own && edge.to.startsWith(own)) return true;
  return row.may.some((entry) =>
    entry.startsWith("type ")
      ? edge.typeOnly && edge.to.startsWith(entry.slice(5))
      : edge.to.startsWith(entry),
  );
}

/** Some pages have two addresses: one may be nothing but the other's name. */
function isAlias(tree: Tree, { from, to }: Edge): boolean {
  const rest = (tree.get(from) ?? "").replace(/export \{[^}]*\} from "[^"]*";/g, "");
  return from.startsWith("app/") && to.startsWith("app/") && rest.trim() === "";
}

/** Imports that the table does not allow, files in no folder of the picture, and packages where the table names them. */
export function tableViolations(tree: Tree): Violation[] {
  const found: Violation[] = [];
  for (const edge of edgesOf(tree)) {
    const row = rowOf(edge.from);
    if (row && !allowed(edge, row) && !isAlias(tree, edge))
      found.push(`${edge.from} imports ${edge.to}: ${row.why}`);
  }
  for (const [path, source] of tree) {
    const row = rowOf(path);
    if (!row)
      found.push(`${path} is in no folder of the picture: draw it in docs/architecture.md first`);
    for (const { specifier } of row?.packages ? importsOf(source) : []) {
      const ours = specifier.startsWith("#") || specifier.startsWith(".");
      const named = row?.packages?.some(
        (name) => specifier === name || specifier.startsWith(`${name}/`),
      );
      if (!ours && !named) found.push(`${path} imports the package ${specifier}: ${row?.why}`);
    }
  }
  return found;
}

export function cycleViolations(tree: Tree): Violation[] {
  return cyclesOf(edgesOf(tree)).map(
    (files) =>
      `${files.join(" → ")}: files in a circle can only be understood, tested and moved together`,
  );
}

/** A file of lib/http serves at most one vendor beside the Supabase client. */
export function httpViolations(tree: Tree): Violation[] {
  const vendors = new Map<string, Set<string>>();
  for (const { from, to } of edgesOf(tree)) {
    if (!from.startsWith("lib/http/") || !to.startsWith("lib/vendors/")) continue;
    const name = to.split("/")[2]?.replace(/\.tsx?$/, "") ?? "";
    if (!name.startsWith("supabase")) vendors.set(from, (vendors.get(from) ?? new Set()).add(name));
  }
  return [...vendors]
    .filter(([, names]) => names.size > 1)
    .map(
      ([file, names]) =>
        `${file} imports ${[...names].join(" and ")}: a webhook or upload wrapper serves one vendor`,
    );
}

/** The gallery is no part of the product. */
export function galleryViolations(tree: Tree): Violation[] {
  return edgesOf(tree)
    .filter(({ from, to }) => to.startsWith(GALLERY) && !SHOWS_GALLERY.test(from))
    .map(({ from, to }) => `${from} imports ${to}: made-up data of npm run dev would be built`);
}

/** Of a scorer, only its index is imported from outside. */
export function scorerViolations(tree: Tree): Violation[] {
  return edgesOf(tree)
    .filter(({ from, to }) => {
      const scorer = /^lib\/scorers\/[^/]+\//.exec(to)?.[0];
      return scorer && !from.startsWith(scorer) && to !== `${scorer}index.ts`;
    })
    .map(
      ({ from, to }) =>
        `${from} imports ${to}: whoever knows the inside of a scorer keeps it from being replaced`,
    );
}

const GALLERY = "components/gallery/";
const SHOWS_GALLERY = /^(app\/dev|components\/gallery|tests)\//;

type WordRule = { folder: RegExp; word: RegExp; except?: RegExp; why: string };

const PRODUCT = /^(app|components|lib)\/|^(middleware|instrumentation)/;

const WORDS: readonly WordRule[] = [
  {
    folder: PRODUCT,
    word: /\bprocess\s*\.\s*env\b/,
    except: /^(lib\/env\/|instrumentation\.ts$)/,
    why: "lib/env parses the environment once, so that a missing value fails at the start and not in front of a person",
  },
  {
    folder: PRODUCT,
    word: /\bNEXT_RUNTIME\b/,
    except: /^instrumentation\.ts$/,
    why: "Next leaves Node's modules out of what it compiles for its smaller runtime only if the condition around their import reads process.env.NEXT_RUNTIME itself",
  },
  {
    folder: /^lib\/domain\//,
    word: /\b(async|await|Promise|Date\.now|new Date\(\)|Math\.random|randomUUID|getRandomValues|fetch)\b|new Date\(\)/,
    why: "rules are pure: clock, randomness and waiting come as arguments, so that a test can give them",
  },
  {
    folder: /^lib\/workflows\//,
    word: /\b(Request|Response|NextRequest|NextResponse)\b/,
    why: "a workflow must run from a page, a handler and a job alike; only lib/http knows requests",
  },
  {
    folder: /^(app|components|lib)\//,
    word: /\bconsole\s*\./,
    except: /^lib\/(http\/log|vendors)/,
    why: "lib/http/log.ts writes lines that can be searched and hold no personal data",
  },
  {
    folder: /^(components|lib\/(browser|room-client))\//,
    word: /\bfetch\b/,
    except: /^lib\/(browser\/request|room-client\/tus-send)\.ts$/,
    why: "request() of lib/browser is the one client of our handlers, so that every failure is read in one way; only the upload protocol speaks no JSON",
  },
  {
    folder: /^(app|components)\//,
    word: /\buseForm\b/,
    except: /^components\/shared\/use-app-form\.tsx?$/,
    why: "useAppForm() decides for every form when it is checked: a form that is checked at each key takes the focus away from whoever types",
  },
  {
    folder: /^(app|components)\//,
    word: /\b(Alert)?Dialog( as \w+|\.\w+)/,
    except: /^components\/(ui\/|shared\/confirm-dialog\.tsx?$)/,
    why: "Dialog and ConfirmDialog are the two windows over a page: title, way out and focus are theirs, so that none is forgotten",
  },
  {
    folder: /^(app|components)\//,
    word: /<a\s[^>]*\b(download|pdfPath|posterPath)\b/,
    except: /^components\/(private\/|shared\/file-link\.tsx?$)/,
    why: "FileLink names the company of the page in a file's address: another tab may be in another company by then; only candidates' pages are nobody's who signs in",
  },
  {
    folder: /^(app|lib)\//,
    word: /\breadAccess\b/,
    except: /^(app\/api\/account\/plan|lib\/(data|workflows)\/plans)\//,
    why: "it reads what an account pays for: what is open to a company is asked of the company, whoever of its people asks",
  },
  {
    folder: /^(app|components|lib|local|scripts)\//,
    word: /\b(as|is|satisfies) Service(Db|Client)\b/,
    except: /^lib\/vendors\/supabase\.ts$/,
    why: "only the module that reads the secret key says whose authority a client has: one more such place, and a user's client can pass for the service's",
  },
];

export function wordViolations(tree: Tree): Violation[] {
  const found: Violation[] = [];
  for (const [path, source] of tree) {
    for (const rule of WORDS) {
      if (!rule.folder.test(path) || rule.except?.test(path)) continue;
      const word = codeOnly(source).match(rule.word)?.[0];
      if (word) found.push(`${path} says ${word}: ${rule.why}`);
    }
  }
  return found;
}

/** A folder of lib is named in full where another one is imported; its own files are siblings. */
export function nameViolations(tree: Tree): Violation[] {
  const found: Violation[] = [];
  for (const { from, to, specifier } of edgesOf(tree)) {
    const folder = from.split("/").slice(0, 2).join("/");
    if (!from.startsWith("lib/") || !specifier.startsWith("..")) continue;
    if (to.startsWith(`${folder}/`)) continue;
    found.push(
      `${from} imports ${specifier}: "#${to.replace(/\.tsx?$/, "")}" says by itself which layer it is, wherever it stands`,
    );
  }
  return found;
}

/** A file says by its ending whether it draws something. */
export function endingViolations(tree: Tree): Violation[] {
  return [...tree]
    .filter(([path, source]) => path.endsWith(".tsx") && !/<\/|\/>/.test(codeOnly(source)))
    .map(([path]) => `${path} has no JSX: .ts says so before it is opened, and Node can run it`);
}

const RESERVED =
  /\/(page|layout|route|loading|error|global-error|not-found|forbidden|unauthorized|template|default|icon|apple-icon|opengraph-image|twitter-image|sitemap|robots|manifest)\.tsx?$/;

/** The only pages of app/dev, and only there: by this ending a build passes them over. */
const DEV_PAGE = /^app\/dev\/.*\/page\.dev\.tsx$/;

const isAddress = (path: string) => (/^app\/dev\//.test(path) ? DEV_PAGE : RESERVED).test(path);

/** app/ holds Next's reserved file names only, and pages stay under 70 lines. */
export function addressViolations(tree: Tree): Violation[] {
  const found: Violation[] = [];
  for (const [path, source] of tree) {
    if (!path.startsWith("app/")) continue;
    if (!isAddress(path))
      found.push(`${path} is not an address: listing app/ must list every URL and nothing else`);
    else if (/\/page\.tsx?$/.test(path) && lineCount(source) >= 70) {
      found.push(
        `${path} has ${lineCount(source)} lines: a page guards, fetches and composes in under 70`,
      );
    }
  }
  return found;
}

const ROOM_FORBIDS = /^(zod|react-hook-form|@hookform\/|@supabase\/|sonner)/;

/** The candidate's room is for old phones: nothing that it loads may bring a schema or form library along. */
export function roomViolations(tree: Tree): Violation[] {
  const room = [...tree.keys()].filter((path) =>
    /^(components\/room|lib\/room-client)\//.test(path),
  );
  const found: Violation[] = [];
  for (const path of reachable(edgesOf(tree), room)) {
    for (const { specifier, typeOnly } of importsOf(tree.get(path) ?? "")) {
      if (!typeOnly && ROOM_FORBIDS.test(specifier)) {
        found.push(
          `${path} brings ${specifier} into the room: candidates answer on old phones and slow lines, every kilobyte counts`,
        );
      }
    }
  }
  return found;
}

type Sizes = { median: number; under200: number; longest: string; violations: Violation[] };

const EXEMPT = /^(content|public)\/|^lib\/messages\/|^lib\/data\/database\.types\.ts$/;

/** The size budget: nothing over 300 lines, 90 % under 200. */
export function sizes(tree: Tree): Sizes {
  const counted = [...tree]
    .filter(([path]) => /\.tsx?$/.test(path) && !EXEMPT.test(path))
    .map(([path, source]) => ({ path, lines: lineCount(source) }))
    .sort((a, b) => a.lines - b.lines);
  const why =
    "what does not fit on a few screens is not read to the end before it is changed: split it by noun or verb";
  const violations = counted
    .filter(({ lines }) => lines > 300)
    .map(({ path, lines }) => `${path} has ${lines} lines, more than 300: ${why}`);
  const under200 = counted.filter(({ lines }) => lines < 200).length / Math.max(counted.length, 1);
  if (under200 < 0.9)
    violations.push(
      `only ${Math.round(under200 * 100)} % of the files have under 200 lines: ${why}`,
    );
  const longest = counted.at(-1);
  return {
    median: counted[Math.floor(counted.length / 2)]?.lines ?? 0,
    under200,
    longest: longest ? `${longest.path} (${longest.lines})` : "none",
    violations,
  };
}
