import { tabStorage } from "#lib/browser/storage";
import { Observable } from "./observable.ts";

const NAME = "rolecall:saves-at-stop";
/** A recorder that gave nothing for this long keeps all until it is stopped; even slow others give a piece by then. */
const LATE_MS = 3000;

/** Whether this browser's recorder gives its bytes only at the end, if that is known. */
export const recorderBehavior = new Observable<boolean>();

/** Notes what a recording has shown: how long it has run, and whether bytes came meanwhile. */
export function noteRecorderBehavior(milliseconds: number, bytesCame: boolean): void {
  if (!bytesCame && milliseconds < LATE_MS) return;
  if (savesAtStop() === !bytesCame) return;
  recorderBehavior.set(NAME, !bytesCame);
  tabStorage.set(NAME, bytesCame ? null : "1");
}

/** Whether an answer is saved only when it is stopped, as far as this tab has seen; false if nothing was recorded yet. */
export function savesAtStop(): boolean {
  return recorderBehavior.get(NAME) ?? tabStorage.get(NAME) !== null;
}
