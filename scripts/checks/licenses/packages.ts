import { readFileSync } from "node:fs";
import { z } from "zod";
import type { Licensed } from "./judge.ts";

const lockSchema = z.object({
  packages: z.record(
    z.string(),
    z.object({ name: z.string().optional(), license: z.string().optional() }),
  ),
});

const named = z.union([z.string(), z.object({ type: z.string() }).transform(({ type }) => type)]);
const packageSchema = z.object({ license: named.optional(), licenses: z.array(named).optional() });

/** What an installed package says of itself; older ones say it as an object or a list. */
function ownLicense(folder: string): string {
  try {
    const { license, licenses } = packageSchema.parse(
      JSON.parse(readFileSync(`${folder}/package.json`, "utf8")),
    );
    return license ?? licenses?.join(" OR ") ?? "none";
  } catch {
    return "none";
  }
}

/** Every package that the lock file installs somewhere, for production and development, with its license or 'none'. */
export function lockedPackages(): Licensed[] {
  const { packages } = lockSchema.parse(JSON.parse(readFileSync("package-lock.json", "utf8")));
  return Object.entries(packages)
    .filter(([folder]) => folder !== "")
    .map(([folder, { name, license }]) => ({
      name: name ?? folder.slice(folder.lastIndexOf("node_modules/") + "node_modules/".length),
      license: license ?? ownLicense(folder),
    }));
}
