/**
 * `npm run licenses`: every package that is installed for production or development has a license of
 * licenses/allowed.ts, or an exception there with its reason. It reads the lock file in the working directory.
 */
import { ALLOWED, EXCEPTIONS } from "./licenses/allowed.ts";
import { licenseFaults } from "./licenses/judge.ts";
import { lockedPackages } from "./licenses/packages.ts";

const packages = lockedPackages();
const faults = licenseFaults(packages, { allowed: ALLOWED, exceptions: EXCEPTIONS });
for (const fault of faults) process.stdout.write(`${fault}\n`);
process.stdout.write(`${packages.length} packages, ${faults.length} faults in their licenses.\n`);
process.exitCode = faults.length > 0 ? 1 : 0;
