import { existsSync, readdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { checkDataDir } from "#local/launcher/checks";
import { takeLock } from "#local/launcher/lock";
import { Refusal } from "#local/launcher/refusal";
import { readPlaces } from "#local/launcher/settings";

try {
  const { dataDir, appUrl } = readPlaces(process.env, false);
  if (existsSync(dataDir)) {
    checkDataDir(dataDir);
    const release = takeLock(dataDir, appUrl);
    for (const entry of readdirSync(dataDir)) {
      if (entry !== "lock") rmSync(join(dataDir, entry), { recursive: true });
    }
    release();
  }
  console.log(`${dataDir} is empty: the next start makes a new demo company.`);
} catch (failure) {
  console.error(failure instanceof Refusal ? failure.message : failure);
  process.exitCode = 1;
}
