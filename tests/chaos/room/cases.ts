import type { Case } from "./case.ts";
import { firstSeconds } from "./first-seconds.ts";
import { foreignReplies } from "./foreign-replies.ts";
import { fullDevice } from "./full-device.ts";
import { interruptedOften } from "./interrupted-often.ts";
import { noBytes } from "./no-bytes.ts";
import { onePiece } from "./one-piece.ts";
import { recordAgain } from "./record-again.ts";
import { retaken } from "./retaken.ts";
import { submission } from "./submission.ts";
import { twoDevices } from "./two-devices.ts";
import { withdrawnDatabase } from "./withdrawn-database.ts";
import { wrongClock } from "./wrong-clock.ts";

/** Every way to lose an answer that is tried. A new one is a file beside these and a line here. */
export const CASES: readonly Case[] = [
  recordAgain,
  retaken,
  twoDevices,
  firstSeconds,
  fullDevice,
  wrongClock,
  noBytes,
  foreignReplies,
  interruptedOften,
  submission,
  withdrawnDatabase,
  onePiece,
];
