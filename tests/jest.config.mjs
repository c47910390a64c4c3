import { dirname, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import nextJest from "next/jest.js";
import { LIMIT_MS } from "./e2e/support/limit.ts";

const root = resolve(dirname(fileURLToPath(import.meta.url)), "..");

/** Jest's resolver takes the first target of an array in package.json's `imports`, whether or not the file is there. */
const components = {
  "^#components/(.*)$": ["<rootDir>/components/$1.ts", "<rootDir>/components/$1.tsx"],
};

/** Packages that name an entry for import only; Jest can require the file all the same. */
const importOnly = {
  "^emulate$": "<rootDir>/node_modules/emulate/dist/api.js",
  "^eld/small$": "<rootDir>/node_modules/eld/src/entries/static.small.js",
};

/** Each project is made by next/jest itself, and its rootDir is absolute: a relative one is resolved twice. */
const project = async (settings) => {
  const made = await nextJest({ dir: root })({
    rootDir: root,
    testPathIgnorePatterns: ["/node_modules/"],
    setupFiles: ["<rootDir>/tests/support/quiet.ts"],
    ...settings,
    moduleNameMapper: { ...components, ...importOnly },
  })();
  const transform = Object.entries(made.transform).map(([files, [path, options]]) => [
    files,
    [
      path.endsWith("jest-transformer.js") ? "<rootDir>/tests/support/transform.cjs" : path,
      options,
    ],
  ]);
  return { ...made, transform: Object.fromEntries(transform) };
};

const config = {
  rootDir: root,
  maxWorkers: 2,
  testTimeout: LIMIT_MS,
  projects: await Promise.all([
    project({
      displayName: "unit",
      testEnvironment: "node",
      testMatch: ["<rootDir>/tests/unit/**/*.test.ts?(x)"],
    }),
    project({
      displayName: "components",
      testEnvironment: "jsdom",
      testMatch: ["<rootDir>/tests/components/**/*.test.ts?(x)"],
      setupFilesAfterEnv: ["<rootDir>/tests/components/support/setup.ts"],
    }),
    project({
      displayName: "database",
      testEnvironment: "node",
      testMatch: ["<rootDir>/tests/database/**/*.test.ts"],
      // @supabase/lite can only be imported, so these files stay ES modules.
      extensionsToTreatAsEsm: [".ts"],
      globalSetup: "<rootDir>/tests/database/support/before-all.mjs",
      globalTeardown: "<rootDir>/tests/database/support/after-all.mjs",
    }),
  ]),
};

export default config;
