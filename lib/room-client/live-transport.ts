import { isRecord, request } from "#lib/browser/request";
import { carried } from "#lib/domain/interviews/link-source";
import type { ScreeningState } from "#lib/domain/interviews/screening";
import type { Accommodation } from "#lib/domain/room/accommodations";
import { firstLetter } from "#lib/domain/room/candidate";
import type { OwnLink, RoomState } from "#lib/domain/room/room";
import { NEWEST_TEXT_WORDS } from "#lib/domain/room/text-consent";
import { clearDevice, storeUnlessCleared } from "./clear-device.ts";
import { currentAttempt, setCurrentAttempt } from "./current-attempt.ts";
import { openBrowserStore } from "./held-writes.ts";
import {
  keepReturnToken,
  openPageStore,
  type ReturnToken,
  readReturnToken,
  type TakeStore,
} from "./take-store.ts";
import { type Returning, RoomFault, type RoomTransport } from "./transport.ts";
import { SendFault, tusDiscard, tusSend } from "./tus-send.ts";
import { removeUnsent } from "./unsent.ts";

/** Asks the room's handlers, which answer an object each; `own` is what no other reply has. @throws RoomFault */
async function call<Body extends object = Record<string, unknown>>(
  method: "GET" | "POST" | "PUT",
  path: string,
  own: keyof Body & string,
  body?: object,
): Promise<Body> {
  // What was typed last is still sent while the page closes.
  const answer = await request<Body>(path, { method, body, keepalive: method === "PUT" });
  // A café's sign-in page answers for us.
  if (answer.ok && isRecord(answer.body) && own in answer.body) return answer.body;
  if (answer.ok) throw unheard();
  const { code, status, fields } = answer.refusal;
  if (code === null || code === "unreachable") throw unheard();
  throw new RoomFault(fields.reason ?? code, status, fields);
}

/** Nobody has answered, or somebody else in the server's place: the same call may work later. */
const unheard = () => new RoomFault("network", 0);

/** Whether this browser holds no session of its attempt anymore. */
function isShutOut(fault: unknown): boolean {
  if (!(fault instanceof RoomFault || fault instanceof SendFault)) return false;
  return fault.status === 401 && fault.reason === "session_unknown";
}

/**
 * The room's own server. `shared` is a device that keeps nobody's way back. `attemptId` is the attempt that the page was
 * made for. `onOutdated` hears that the page is out of date: another device has submitted the interview, or somebody else
 * has begun it in this browser.
 */
export function liveTransport(
  key: string,
  shared: boolean,
  attemptId: string | null = null,
  onOutdated = () => window.location.reload(),
): RoomTransport {
  const base = `/api/room/${encodeURIComponent(key)}`;
  // All tabs have one cookie, which may have become another person's: each request says whose page it comes from.
  let mine = attemptId;
  const ask = async <Body extends object = Record<string, unknown>>(
    method: "GET" | "POST" | "PUT",
    path: string,
    own: keyof Body & string,
    body?: object,
  ): Promise<Body> => {
    const address = `${base}/${path}${mine === null ? "" : `?attempt=${mine}`}`;
    return inside(() => call<Body>(method, address, own, body));
  };
  /** Makes a call for the attempt; if its session is lost, opens it again and makes the call once more. */
  const inside = async <T>(act: () => Promise<T>): Promise<T> => {
    try {
      return await act().catch(async (fault: unknown) => {
        if (isShutOut(fault) && (await reopened())) return act();
        throw fault;
      });
    } catch (fault) {
      throw tellOutdated(fault);
    }
  };
  let reopening: Promise<boolean> | undefined;
  /** Whether this attempt is open again by its way back; one call for all that wait for it. */
  const reopened = (): Promise<boolean> => {
    reopening ??= goBack().finally(() => {
      reopening = undefined;
    });
    return reopening;
  };
  const goBack = async (): Promise<boolean> => {
    const way = await readReturnToken(key).catch(() => null);
    // Whoever has begun here since is not sent away.
    if (way === null || mine === null || way.attemptId !== mine) return false;
    try {
      const body = { returnKey: way.returnKey, attemptId: mine };
      await call("POST", `${base}/return`, "submittedAt", body);
      return true;
    } catch (fault) {
      if (isShutOut(fault)) return false;
      throw fault;
    }
  };
  /** The same fault, after the page has heard of it. */
  const tellOutdated = (fault: unknown) => {
    if (fault instanceof RoomFault || fault instanceof SendFault) {
      // Withdrawn by another page; this page learns of its own withdrawal from the answer.
      const erased = fault.reason === "attempt_erased" && !asked && !gone;
      if (erased || OUTDATED.has(fault.reason)) onOutdated();
    }
    return fault;
  };
  /** Changes an answer, or asks whether one may be recorded. */
  const answering = async (questionId: string, body?: object): Promise<void> => {
    const address = `answers/${questionId}`;
    await (body ? ask("PUT", address, "saved", body) : ask("GET", address, "ready"));
  };
  const keepWay = async (way: ReturnToken | null) => {
    if (!shared || way === null) await keepReturnToken(key, way).catch(() => {});
  };
  // A second try is part of the first once it is submitted; what this device holds of it stands under its own id.
  let merged: string | null = null;
  const becamePartOf = async (first: string, second: string) => {
    merged = second;
    mine = first;
    if (currentAttempt(key) === second) setCurrentAttempt(key, first);
    const way = await readReturnToken(key).catch(() => null);
    if (way?.attemptId === second) await keepWay({ ...way, attemptId: first });
  };
  let begun = { said: "", returnKey: "" };
  // Whether the person has withdrawn here, and whether a try of theirs had no answer.
  let gone = false;
  let asked = false;
  // One for the page, which alone has what it holds for a device that is away. Private windows of some browsers keep
  // nothing; the room still works, only a reload then loses what is unsent.
  let opened: Promise<TakeStore> | undefined;
  const openStore = () => {
    opened ??= openBrowserStore()
      .catch(openPageStore)
      .then((store) => storeUnlessCleared(store, () => gone));
    return opened;
  };
  return {
    preview: false,
    load: async () => {
      const state = await ask<RoomState>("GET", "attempt", "attemptId");
      mine = state.attemptId;
      return state;
    },
    start: async (details, consent, arrival, texts = false) => {
      const asked = texts && { textWords: NEWEST_TEXT_WORDS };
      const body = { ...details, ...consent, consent: true, ...carried(arrival), ...asked };
      const said = JSON.stringify(body);
      // Another try with the same words is the same start, whether or not the first one arrived.
      if (begun.said !== said) begun = { said, returnKey: newReturnKey() };
      const { returnKey } = begun;
      const way = { interviewKey: key, returnKey, letter: firstLetter(details.name) };
      await keepWay(way);
      type Begun = { attemptId: string };
      const begins = { ...body, returnKey };
      const { attemptId } = await call<Begun>("POST", `${base}/attempts`, "attemptId", begins);
      mine = attemptId;
      setCurrentAttempt(key, attemptId);
      await keepWay({ ...way, attemptId });
    },
    comeBack: async () => {
      const way = await readReturnToken(key).catch(() => null);
      if (way === null) return null;
      const { letter, returnKey, attemptId = null } = way;
      try {
        const body = { returnKey, ...(attemptId !== null && { attemptId }) };
        type Back = Pick<Returning, "submittedAt">;
        const back = await call<Back>("POST", `${base}/return`, "submittedAt", body);
        mine = attemptId;
        return { letter, attemptId, ...back, opened: true };
      } catch (fault) {
        // It is asked again when the person goes on.
        if (!(fault instanceof RoomFault) || fault.status !== 401) {
          return { letter, attemptId, submittedAt: null, opened: false };
        }
        // Withdrawn elsewhere, or ended: nothing of it stays here either.
        if (attemptId !== null && fault.reason === "attempt_erased") {
          await clearDevice(key, attemptId, await openStore()).catch(() => {});
        }
        await keepWay(null);
        return null;
      }
    },
    remember: async ({ attemptId, name }) => {
      setCurrentAttempt(key, attemptId);
      if (shared || (await readReturnToken(key))?.attemptId === attemptId) return;
      const returnKey = newReturnKey();
      await ask("PUT", "return", "kept", { returnKey });
      await keepWay({ interviewKey: key, returnKey, letter: firstLetter(name), attemptId });
    },
    forget: async () => {
      setCurrentAttempt(key, null);
      const left = ask<{ attemptId: string }>("POST", "leave", "attemptId");
      await keepWay(null);
      const { attemptId } = await left;
      await clearDevice(key, attemptId, await openStore());
    },
    withdraw: async () => {
      try {
        await ask("POST", "withdraw", "deleted");
      } catch (fault) {
        // An earlier try worked, although its answer never came.
        if (!(fault instanceof RoomFault)) throw fault;
        if (!asked || !GONE.has(fault.reason)) {
          asked ||= fault.passing;
          throw fault;
        }
      }
      gone = true;
      for (const id of [merged, mine]) {
        if (id !== null) await clearDevice(key, id, await openStore()).catch(() => {});
      }
    },
    confirm: async (email) => {
      await call("POST", `${base}/continue`, "continued", { email });
    },
    saveText: answering,
    mayRecord: (questionId) => answering(questionId),
    acceptRecording: answering,
    discardRecording: (recordingId) => inside(() => tusDiscard(recordingId)),
    askFor: async (kinds, note) => {
      const body = { kinds, note };
      type Granted = { accommodation: Accommodation };
      return (await ask<Granted>("POST", "accommodations", "accommodation", body)).accommodation;
    },
    giveWeek: async (grid) => {
      await ask("POST", "availability", "saved", { grid });
    },
    ownLink: async () => (await ask<{ link: OwnLink | null }>("POST", "own-link", "link")).link,
    answerScreening: async (answers, language) => {
      type Decided = { state: ScreeningState };
      return (await ask<Decided>("POST", "screening", "state", { answers, language })).state;
    },
    submit: async (shown) => {
      type Submitted = { attemptId: string; submittedAt: string };
      const { attemptId, submittedAt } = await ask<Submitted>("POST", "submit", "submittedAt", {
        shown,
      });
      if (mine !== null && mine !== attemptId) await becamePartOf(attemptId, mine);
      return submittedAt;
    },
    removeUnsent: async () => {
      const state = await ask<RoomState>("GET", "attempt", "attemptId");
      if (state.submittedAt === null) return [];
      const way = await readReturnToken(key).catch(() => null);
      // A second try that was submitted is part of the first: what waits here has the id of its own.
      const known = [state.attemptId, merged, currentAttempt(key), way?.attemptId ?? null];
      const attemptIds = new Set(known.filter((id) => id !== null));
      return removeUnsent(await openStore(), state, [...attemptIds]);
    },
    openStore,
    // What was reached before is asked for again.
    send: (take) => {
      let { begun } = take;
      return inside(() => {
        const sent = tusSend({ ...take, begun });
        begun = true;
        return sent;
      });
    },
  };
}

/** What a server says of an attempt that has been withdrawn. */
const GONE = new Set(["session_unknown", "attempt_erased"]);

/** Refusals of a page that shows another state than the server's. */
const OUTDATED = new Set(["session_other", "attempt_submitted"]);

const newReturnKey = () => crypto.randomUUID() + crypto.randomUUID();
