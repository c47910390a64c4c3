import type { Tree } from "./source.ts";

/** A small project that keeps every rule. Each planted violation below is laid over it. */
const GOOD: Record<string, string> = {
  "lib/domain/plans/plans.ts": `import { z } from "zod/mini";\nexport const PLANS = ["SCALE"];`,
  "lib/env/server.ts": `import { z } from "zod";\nexport const env = process.env;`,
  "lib/env/public.ts": `export const site = "Rolecall";`,
  "lib/vendors/stripe.ts": `import { env } from "#lib/env/server";\nimport { PLANS } from "#lib/domain/plans/plans";`,
  "lib/vendors/mail.ts": "export const send = () => {};",
  "lib/vendors/supabase.ts": `import type { Database } from "#lib/data/database.types";`,
  "lib/data/database.types.ts": "export type Database = {};",
  "lib/data/company/companies.ts": `import type { Db } from "#lib/vendors/supabase";`,
  "lib/workflows/company/create-company.ts": `import { send } from "#lib/vendors/mail";\nimport * as companies from "#lib/data/company/companies";`,
  "lib/workflows/plans/start-checkout.ts": `import { PLANS } from "#lib/domain/plans/plans";`,
  "lib/http/route.ts": `import { env } from "#lib/env/server";`,
  "lib/browser/request.ts": "export const request = () => fetch('/api');",
  "lib/room-client/uploader.ts": `import { request } from "#lib/browser/request";`,
  "lib/scorers/built-in/index.ts": `import { words } from "./words.ts";`,
  "lib/scorers/built-in/words.ts": `import { PLANS } from "#lib/domain/plans/plans";`,
  "lib/scorers/language-model/index.ts": `import { env } from "#lib/env/server";`,
  "lib/utils.ts": `export const cn = () => "";`,
  "components/ui/button.ts": `import { cn } from "#lib/utils";`,
  "components/plans/plan-list.ts": `import { PLANS } from "#lib/domain/plans/plans";\nimport { Button } from "#components/ui/button";`,
  "components/room/question.ts": `import { Button } from "#components/ui/button";\nimport { Uploader } from "#lib/room-client/uploader";`,
  "app/pricing/page.ts": `import { Plans } from "#components/plans/plan-list";`,
  "local/start.ts": `import { PLANS } from "#lib/domain/plans/plans";`,
  "scripts/start.ts": `import "#local/start";`,
};

/** Name of the violation → the files that plant it. */
export const PLANTED: Record<string, Record<string, string>> = {
  "a rule that asks the environment": {
    "lib/domain/plans/plans.ts": `import { env } from "#lib/env/server";`,
  },
  "a rule with a package of its own": {
    "lib/domain/plans/plans.ts": `import Stripe from "stripe";`,
  },
  "a rule that reads the clock": {
    "lib/domain/plans/plans.ts": "export const now = () => Date.now();",
  },
  "a rule that waits": { "lib/domain/plans/plans.ts": "export const rule = async () => 1;" },
  "a vendor that imports another vendor": {
    "lib/vendors/stripe.ts": `import { send } from "./mail.ts";`,
  },
  "a vendor that imports data": {
    "lib/vendors/mail.ts": `import * as companies from "#lib/data/company/companies";`,
  },
  "data that makes its own client": {
    "lib/data/company/companies.ts": `import { serviceClient } from "#lib/vendors/supabase";`,
  },
  "a user's client that is called the service's": {
    "lib/data/company/companies.ts": "export const asService = (db: Db) => db as ServiceDb;",
  },
  "a file that is of whatever company another tab went to": {
    "app/pricing/page.tsx": `export const Page = () => <a href="/api/prices" download />;`,
  },
  "a company's gate that asks the signed-in user's own plan": {
    "lib/http/route.ts": "export const gate = (id: string) => readAccess(id);",
  },
  "a scorer that knows another one": {
    "lib/scorers/language-model/index.ts": `import "#lib/scorers/built-in/index";`,
  },
  "a workflow that knows the inside of a scorer": {
    "lib/workflows/plans/start-checkout.ts": `import "#lib/scorers/built-in/words";`,
  },
  "a workflow that calls another noun's": {
    "lib/workflows/company/create-company.ts": `export { start } from "../plans/start-checkout.ts";`,
  },
  "a workflow that knows requests": {
    "lib/workflows/company/create-company.ts":
      "export const create = (request: Request) => request;",
  },
  "a layer that is not named": {
    "lib/workflows/plans/start-checkout.ts": `import { PLANS } from "../../domain/plans/plans.ts";`,
  },
  "a request wrapper that calls a workflow": {
    "lib/http/route.ts": `import { create } from "#lib/workflows/company/create-company";`,
  },
  "a request wrapper for two vendors": {
    "lib/http/route.ts": `import "#lib/vendors/mail";\nimport "#lib/vendors/stripe";`,
  },
  "a primitive with a business word": {
    "components/ui/button.ts": `import { PLANS } from "#lib/domain/plans/plans";`,
  },
  "a window that is not the one frame": {
    "components/room/question.ts": `import { Dialog as Window } from "radix-ui";`,
  },
  "an area that imports another area": {
    "components/room/question.ts": `import { Plans } from "#components/plans/plan-list";`,
  },
  "an area that reads the environment": {
    "components/plans/plan-list.ts": `import { site } from "#lib/env/public";`,
  },
  "an area that loads a server module later": {
    "components/plans/plan-list.ts": `const later = () => import("#lib/vendors/stripe");`,
  },
  "a room that brings a schema library": {
    "components/room/question.ts": `import { z } from "zod/mini";`,
  },
  "a room that brings it through a rule": {
    "components/room/question.ts": `import { PLANS } from "#lib/domain/plans/plans";`,
  },
  "a room that brings it through its recorder": {
    "lib/room-client/uploader.ts": `export { PLANS } from "#lib/domain/plans/plans";`,
  },
  "a recorder that knows screens": {
    "lib/room-client/uploader.ts": `import { useState } from "react";`,
  },
  "a recorder that knows a component": {
    "lib/room-client/uploader.ts": `import { Question } from "#components/room/question";`,
  },
  "another area that records": {
    "components/plans/plan-list.ts": `import { Uploader } from "#lib/room-client/uploader";`,
  },
  "a page that calls a vendor": { "app/pricing/page.ts": `import "#lib/vendors/stripe";` },
  "a page that reads the server's environment": {
    "app/pricing/page.ts": `import { env } from "#lib/env/server";`,
  },
  "a page that imports a page": { "app/page.ts": `import Pricing from "./pricing/page.ts";` },
  "logic among the addresses": { "app/pricing/format.ts": "export const format = () => 1;" },
  "a page of npm run dev that would be built": {
    "app/dev/gallery/page.tsx": "export default function Page() { return <p>1</p>; }",
  },
  "a part of the product that imports the gallery": {
    "components/plans/plan-list.tsx": `import { AREAS } from "#components/gallery/areas"; export const a = <p />;`,
    "components/gallery/areas.ts": "export const AREAS = {};",
  },
  "a page of 70 lines": { "app/pricing/page.ts": "export {};\n".repeat(70) },
  "an environment read in a component": {
    "components/plans/plan-list.ts": "const key = process.env.STRIPE_KEY;",
  },
  "a question about Next's runtime that its bundler doesn't see": {
    "lib/env/server.ts": `export const isNode = () => process.env.NEXT_RUNTIME === "nodejs";`,
  },
  "a form that decides for itself when it is checked": {
    "components/plans/plan-list.ts": `import { useForm } from "react-hook-form";`,
  },
  "a second client of our handlers": {
    "components/plans/plan-list.ts": `export const buy = () => fetch("/api/stripe/checkout");`,
  },
  "a stand-in that shares our code": {
    "local/start.ts": `import { create } from "#lib/workflows/company/create-company";`,
  },
  "a product that imports a stand-in": {
    "lib/vendors/mail.ts": `import { start } from "#local/start";`,
  },
  "a file outside the picture": { "lib/helpers/misc.ts": "export {};" },
  "two files in a circle": {
    "lib/domain/plans/plans.ts": `export { b } from "../rules.ts";`,
    "lib/domain/rules.ts": `import type { PLANS } from "#lib/domain/plans/plans";`,
  },
  "an ending that promises JSX": {
    "components/plans/promised.tsx": `export const price = "<p>";`,
  },
  "a file of 301 lines": { "lib/domain/plans/plans.ts": "export {};\n".repeat(301) },
  "a fifth of the files over 200 lines": Object.fromEntries(
    [1, 2, 3, 4, 5].map((n) => [`lib/domain/long${n}.ts`, "export {};\n".repeat(210)]),
  ),
};

export const goodTree: Tree = new Map(Object.entries(GOOD));

export function plantedTree(files: Record<string, string>): Tree {
  return new Map([...goodTree, ...Object.entries(files)]);
}
