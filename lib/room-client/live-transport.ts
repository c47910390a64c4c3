import { request } from "#lib/browser/request";
import type { ScreeningState } from "#lib/domain/interviews/screening";
import type { Accommodation } from "#lib/domain/room/accommodations";
import { firstLetter } from "#lib/domain/room/candidate";
import type { OwnLink, RoomState } from "#lib/domain/room/room";
import { setHere } from "./here.ts";
import {
  keepWayBack,
  openBrowserStore,
  openMemoryStore,
  readWayBack,
  type WayBack,
} from "./take-store.ts";
import { type Returning, RoomFault, type RoomTransport } from "./transport.ts";
import { SendFault, tusDiscard, tusSend } from "./tus-send.ts";

/** Asks the room's handlers, which answer an object each. @throws RoomFault */
async function call<Body extends object>(
  method: "GET" | "POST" | "PUT",
  path: string,
  body?: object,
): Promise<Body> {
  // What was typed last is still sent while the page closes.
  const answer = await request<Body>(path, { method, body, keepalive: method === "PUT" });
  if (answer.ok) {
    // A café's sign-in page answers for us.
    if (answer.body === null) throw new RoomFault("network", 0);
    return answer.body;
  }
  const { code, status, fields } = answer.refusal;
  const reason = code === "unreachable" ? "network" : (code ?? "internal");
  throw new RoomFault(fields.reason ?? reason, status, fields);
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
  const ask = async <Body extends object>(
    method: "GET" | "POST" | "PUT",
    path: string,
    body?: object,
  ): Promise<Body> => {
    try {
      return await call(method, `${base}/${path}${mine === null ? "" : `?attempt=${mine}`}`, body);
    } catch (fault) {
      throw tellOutdated(fault);
    }
  };
  /** The same fault, after the page has heard of it. */
  const tellOutdated = (fault: unknown) => {
    if (fault instanceof RoomFault || fault instanceof SendFault) {
      if (fault.reason === "session_other") onOutdated();
    }
    return fault;
  };
  /** Changes an answer. */
  const put = async (questionId: string, body: object): Promise<void> => {
    try {
      await ask("PUT", `answers/${questionId}`, body);
    } catch (fault) {
      if (fault instanceof RoomFault && fault.reason === "attempt_submitted") onOutdated();
      throw fault;
    }
  };
  const keepWay = async (way: WayBack | null) => {
    if (!shared || way === null) await keepWayBack(key, way).catch(() => {});
  };
  let begun = { said: "", returnKey: "" };
  return {
    preview: false,
    load: async () => {
      const state = await ask<RoomState>("GET", "attempt");
      mine = state.attemptId;
      return state;
    },
    start: async (details, consent) => {
      const body = { ...details, ...consent, consent: true };
      const said = JSON.stringify(body);
      // Another try with the same words is the same start, whether or not the first one arrived.
      if (begun.said !== said) begun = { said, returnKey: newReturnKey() };
      const { returnKey } = begun;
      const way = { interviewKey: key, returnKey, letter: firstLetter(details.name) };
      await keepWay(way);
      const { attemptId } = await call<{ attemptId: string }>("POST", `${base}/attempts`, {
        ...body,
        returnKey,
      });
      mine = attemptId;
      setHere(key, attemptId);
      await keepWay({ ...way, attemptId });
    },
    comeBack: async () => {
      const way = await readWayBack(key).catch(() => null);
      if (way === null) return null;
      const { letter, returnKey, attemptId = null } = way;
      try {
        const back = await call<Pick<Returning, "submittedAt">>("POST", `${base}/return`, {
          returnKey,
        });
        mine = attemptId;
        return { letter, attemptId, ...back, opened: true };
      } catch (fault) {
        // It is asked again when the person goes on.
        if (!(fault instanceof RoomFault) || fault.status !== 401) {
          return { letter, attemptId, submittedAt: null, opened: false };
        }
        await keepWay(null);
        return null;
      }
    },
    remember: async ({ attemptId, name }) => {
      setHere(key, attemptId);
      if (shared || (await readWayBack(key))?.attemptId === attemptId) return;
      const returnKey = newReturnKey();
      await ask("PUT", "return", { returnKey });
      await keepWay({ interviewKey: key, returnKey, letter: firstLetter(name), attemptId });
    },
    forget: async () => {
      setHere(key, null);
      const left = ask<{ attemptId: string }>("POST", "leave");
      await keepWay(null);
      const { attemptId } = await left;
      const store = await openBrowserStore();
      for (const { id } of await store.takes(attemptId)) await store.removeTake(id);
      await store.putPlace(attemptId, null);
      for (const { questionId } of await store.drafts(attemptId)) {
        await store.removeDraft(attemptId, questionId);
      }
    },
    confirm: async (email) => {
      await call("POST", `${base}/continue`, { email });
    },
    saveText: put,
    acceptRecording: put,
    discardRecording: tusDiscard,
    askFor: async (kinds, note) => {
      const body = { kinds, note };
      type Granted = { accommodation: Accommodation };
      return (await ask<Granted>("POST", "accommodations", body)).accommodation;
    },
    giveWeek: async (grid) => {
      await ask("POST", "availability", { grid });
    },
    ownLink: async () => (await ask<{ link: OwnLink | null }>("POST", "own-link")).link,
    answerScreening: async (answers) => {
      type Decided = { state: ScreeningState };
      return (await ask<Decided>("POST", "screening", { answers })).state;
    },
    submit: async (versions) => {
      type Submitted = { submittedAt: string };
      return (await ask<Submitted>("POST", "submit", { versions })).submittedAt;
    },
    // Private windows of some browsers keep nothing; the room still works, only a reload then loses what is unsent.
    openStore: () => openBrowserStore().catch(openMemoryStore),
    send: (take) =>
      tusSend(take).catch((fault: unknown) => {
        throw tellOutdated(fault);
      }),
  };
}

const newReturnKey = () => crypto.randomUUID() + crypto.randomUUID();
