/** The import table of docs/architecture.md, for the test; the first row that fits a file holds, so a folder's part stands before it. */

export type Row = {
  /** A folder, or the start of a file's path. The first row that fits a file holds. */
  folder: string;
  /** What of ours it may import; `type …` means types only. Its own folder is always allowed unless `alone`. */
  may: readonly string[];
  /** Packages it may import; undefined means that the table does not say. */
  packages?: readonly string[];
  alone?: boolean;
  why: string;
};

const UTILS = "lib/utils";
const BROWSER = "lib/browser";

export const TABLE: readonly Row[] = [
  {
    folder: "lib/domain",
    may: [],
    packages: ["zod", "eld", "libphonenumber-js"],
    why: "the rules are what everything else stands on; a rule that imports something can no longer serve form, handler and test alike",
  },
  {
    folder: "lib/messages",
    may: ["type lib/domain"],
    packages: [],
    why: "texts are data: the page picks one language and hands it down",
  },
  {
    folder: BROWSER,
    may: ["lib/domain"],
    packages: [],
    why: "every page's script loads it, the candidate's room on an old phone first: it may cost nothing and know no screen",
  },
  {
    folder: "lib/room-client",
    may: ["lib/domain", BROWSER],
    packages: [],
    why: "recordings must survive whatever a screen does, and be testable without one: what records, keeps and sends them knows no React, no schema library and no Supabase client",
  },
  {
    folder: "lib/env",
    may: [],
    packages: ["zod", "server-only"],
    why: "the environment is read first, by everything, so it can depend on nothing of ours",
  },
  {
    folder: "lib/vendors/supabase",
    may: ["lib/domain", "lib/env", "type lib/data/database.types"],
    why: "a vendor's module translates where it is called; only the generated row types, which import nothing, come from above",
  },
  {
    folder: "lib/vendors",
    may: ["lib/domain", "lib/env", "type lib/vendors/supabase"],
    alone: true,
    why: "a vendor's module translates where it is called: one that imports another vendor, data or workflows ties two outside services together",
  },
  {
    folder: "lib/scorers/built-in",
    may: ["lib/domain", "lib/scorers/scorer"],
    packages: ["node:crypto"],
    why: "the built-in rubric is what is there without anything: no vendor, no other scorer",
  },
  {
    folder: "lib/scorers",
    may: ["lib/domain", "lib/env", "lib/vendors/language-model", "lib/scorers/scorer"],
    alone: true,
    why: "a scorer stands behind one interface: one that knows another can't be taken out",
  },
  {
    folder: "lib/data",
    may: ["lib/domain", "type lib/vendors"],
    why: "the client comes as an argument, so that whoever calls shows whose authority is used",
  },
  {
    folder: "lib/documents",
    may: ["lib/domain", "lib/messages"],
    why: "a document is data in, text or bytes out; one that asks the database or a vendor can't be tested or shown alone",
  },
  {
    folder: "lib/workflows",
    may: ["lib/domain", "lib/data", "lib/documents", "lib/vendors", "lib/scorers"],
    alone: true,
    why: "one verb per file, and a noun's verbs stand on each other only: a workflow inside another noun's hides what one request does; share a rule, a query or a vendor's verb instead",
  },
  {
    folder: "lib/http",
    may: ["lib/domain", "lib/env", "lib/data", "lib/vendors"],
    why: "lib/http knows who comes in, not what they came for; the handler calls the workflow",
  },
  {
    folder: "lib/jobs",
    may: [
      "lib/workflows",
      "lib/data",
      "lib/domain",
      "lib/env",
      "lib/vendors/supabase",
      "lib/http/log",
    ],
    why: "the runner maps jobs to workflows and has no rule of its own",
  },
  { folder: UTILS, may: [], why: "cn() serves every component and knows nothing" },
  {
    folder: "components/ui",
    may: [UTILS],
    why: "a primitive with a business word in it can't be used for the next business word",
  },
  {
    folder: "components/shared",
    may: ["lib/domain", BROWSER, "components/ui", UTILS],
    why: "what two areas share can't depend on one of them",
  },
  {
    folder: "components/gallery/",
    may: ["lib/domain", "lib/messages", "lib/room-client", "components"],
    why: "the gallery shows every area in npm run dev; one that asks the environment or a server module can't draw made-up states",
  },
  {
    folder: "components/room/",
    may: [
      "lib/domain",
      BROWSER,
      "lib/room-client",
      "type lib/messages",
      "components/ui",
      "components/shared",
      UTILS,
    ],
    why: "the room's screens draw what lib/room-client keeps; like any area they know no other area, environment or server module",
  },
  {
    folder: "components/",
    may: ["lib/domain", BROWSER, "type lib/messages", "components/ui", "components/shared", UTILS],
    why: "an area that imports another area, the environment or a server module can't be moved, tested or sent to a browser alone",
  },
  {
    folder: "app",
    may: [
      "lib/domain",
      "lib/data",
      "lib/documents",
      "lib/workflows",
      "lib/http",
      "lib/jobs",
      "lib/env/public",
      "lib/messages",
      "components",
      UTILS,
    ],
    alone: true,
    why: "app is a list of addresses: a page or handler that needs a vendor calls a workflow, and what two addresses share lives below",
  },
  {
    folder: "middleware.ts",
    may: ["lib/domain", "lib/env", "lib/vendors/supabase"],
    why: "the middleware only refreshes the session and redirects early; every page, handler and table checks again",
  },
  {
    folder: "instrumentation",
    may: [
      "lib/domain",
      "lib/env",
      "lib/http/log",
      "lib/http/refuse-trace",
      "lib/http/single-line-output",
      "lib/jobs/shutdown",
    ],
    why: "start-up checks the settings and hears when to stop; work belongs to jobs",
  },
  {
    folder: "local",
    may: ["lib/domain", "lib/env", "type lib/data/database.types"],
    why: "the stand-ins replace the outside world; if they shared our code, a mistake in it would agree with itself",
  },
  {
    folder: "scripts",
    may: ["lib", "components", "local"],
    why: "scripts are run by hand, above everything but app",
  },
  {
    folder: "tests",
    may: ["app", "lib", "components", "local", "scripts", "middleware", "next.config"],
    why: "",
  },
  {
    folder: "playwright.config.ts",
    may: ["tests/e2e/support", "scripts/machine"],
    why: "settings read only the tests' own support",
  },
  { folder: "next.config", may: [], why: "settings import nothing of ours" },
];
