import { html } from "../html.ts";
import type { interviewOf } from "./shapes.ts";
import type { State, Thing } from "./state.ts";

type Interview = ReturnType<typeof interviewOf>;

const page = (title: string, body: string) => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${html(title)}</title><style>
:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
body { max-width: 760px; margin: 0 auto; padding: 24px 16px; }
a { color: LinkText; } ol, ul { padding: 0; list-style: none; display: grid; gap: 12px; }
li, fieldset { border: 1px solid color-mix(in srgb, CanvasText 15%, Canvas); border-radius: 8px; padding: 12px 16px; overflow-wrap: anywhere; }
label { display: grid; gap: 4px; margin-bottom: 12px; } form { display: grid; gap: 12px; } form > button { justify-self: start; }
input, textarea, select, button { font: inherit; padding: 8px 12px; min-height: 44px; box-sizing: border-box; max-width: 100%; }
small { color: color-mix(in srgb, CanvasText 65%, Canvas); } .acts { display: flex; flex-wrap: wrap; gap: 8px; }
</style></head><body>${body}</body></html>`;

const none = (words: string) => `<p><small>${words}</small></p>`;
const button = (action: string, words: string, fields = "") =>
  `<form method="post" action="${action}">${fields}<button>${words}</button></form>`;

/** Interviews with their links, participants with what was delivered of them, and how calls are answered. */
export function overviewPage(state: State): string {
  const interviews = state.interviews.map(
    ({ title, invite_link }) =>
      `<li><strong>${html(String(title))}</strong><br><a href="${html(String(invite_link))}">${html(String(invite_link))}</a></li>`,
  );
  const people = state.participants.map((person) => personItem(state, person));
  const hooks = state.webhooks.map(
    ({ url, event }) =>
      `<li>${html(String(event))}<br>${html(String(url).split("?")[0] ?? "")}</li>`,
  );
  const now = state.refusing === null ? "normally" : `with ${state.refusing}`;
  const refusals = [401, 429, 500].map((status) =>
    button(
      "/willo/refusing",
      `Answer ${status}`,
      `<input type="hidden" name="status" value="${status}">`,
    ),
  );
  return page(
    "Willo",
    `<h1>Willo</h1><h2>Interviews</h2>${interviews.length ? `<ul>${interviews.join("")}</ul>` : none("None yet. Start with INTERVIEW_PROVIDER=willo and create one.")}
<h2>Candidates</h2>${people.length ? `<ul>${people.join("")}</ul>` : none("Nobody has answered yet: open an interview's link.")}
<h2>Webhooks</h2>${hooks.length ? `<ul>${hooks.join("")}</ul>` : none("None yet: npm run willo:setup makes it.")}
<h2>Calls</h2><p>They are answered ${now}.</p><div class="acts">${refusals.join("")}${button("/willo/refusing", "Answer normally")}</div>`,
  );
}

function personItem(state: State, { key, name, email }: Thing): string {
  const answers = state.deliveries
    .filter((delivery) => delivery.participant === key)
    .map(({ answered }) => (answered === 0 ? "no answer" : String(answered)));
  return `<li><strong>${html(String(name))}</strong> <small>${html(String(email))}</small><br>
<small>Delivered: ${answers.length ? answers.join(", ") : "never"}</small>${button(`/willo/participants/${key}/deliver`, "Deliver again")}</li>`;
}

/** An interview as a candidate answers it here: words for a text, one of the fixtures for a recording. */
export function answerPage(interview: Interview, clips: readonly string[]): string {
  const options = clips.map((clip) => `<option>${html(clip)}</option>`).join("");
  const fields = interview.questions.map(({ text, order, answer_type }, index) => {
    const input =
      answer_type === "text"
        ? `<textarea name="answer-${index}" rows="4" required></textarea>`
        : `<select name="answer-${index}">${options}</select>`;
    return `<fieldset><label>${order}. ${html(text)}${input}</label></fieldset>`;
  });
  return page(
    interview.title,
    `<h1>${html(interview.title)}</h1><p>${html(interview.description)}</p><form method="post">
<label>Name<input name="name" required></label><label>Email<input type="email" name="email" required></label>
<label>Phone<input name="phone"></label>${fields.join("")}<button>Send answers</button></form>`,
  );
}

/** After the answers were sent. */
export function thanksPage(deliveries: number): string {
  const outcome = deliveries > 0 ? "The app was told." : "There is no webhook to tell.";
  return page(
    "Thank you",
    `<h1>Thank you</h1><p role="status">${outcome}</p><p><a href="/willo">Willo</a></p>`,
  );
}
