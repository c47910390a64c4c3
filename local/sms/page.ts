import { html } from "../html.ts";
import { plainPage, plainTime } from "../plain-page.ts";
import { FAULTS, OUTCOMES, type State, type Text } from "./state.ts";

const linked = (body: string) =>
  html(body).replace(/https?:\/\/[^\s<]+/g, (link) => `<a href="${link}">${link}</a>`);

const button = (path: string, words: string) =>
  `<form method="post" action="/sms/${path}"><button>${html(words)}</button></form>`;

function row({ sid, direction, from, to, body, status, error_code, date_created }: Text): string {
  const ours = direction === "inbound";
  const acts = ours
    ? button(`${sid}/again`, "Deliver once more")
    : Object.entries(OUTCOMES)
        .map(([name, { words }]) => button(`${sid}/${name}`, words))
        .join("");
  return `<li><p style="overflow-wrap:anywhere">${linked(body)}</p>
<small>${ours ? "From" : "To"} ${html(ours ? from : to)} · ${ours ? "to" : "from"} ${html(ours ? to : from)} · ${html(status)}${error_code ? ` (${error_code})` : ""} · ${plainTime(date_created)}</small>
<div style="display:flex;flex-wrap:wrap;gap:0 8px">${acts}</div></li>`;
}

/** Every text, the newest first; those of one number if one is given. */
export function textsPage(
  { texts, fault, stopped, saysObeyed }: State,
  sender: string,
  number: string,
): string {
  const shown = texts.filter(({ from, to }) => number === "" || from === number || to === number);
  const rows = shown.toReversed().map(row);
  const faults = Object.entries(FAULTS)
    .map(([kind, words]) => `<button name="kind" value="${kind}">${words}</button>`)
    .join(" ");
  return plainPage(
    "Text messages",
    `<form><label>Only this number
<input type="tel" name="number" value="${html(number)}"></label></form>
<form method="post" action="/sms/receive">
<label>Your number <input type="tel" name="from" value="${html(number || "+18135550123")}"></label>
<label>To <input type="tel" name="to" value="${html(sender)}"></label>
<label>Text <input name="body" value="" autocomplete="off"></label><button>Text the product</button></form>
<form method="post" action="/sms/fault">The next call meets: ${faults}</form>
${button("obeyed", saysObeyed ? "Don't tell which words the service obeyed" : "Tell which words the service obeyed (OptOutType)")}
<p role="status">${fault ? `Next: ${FAULTS[fault.kind]}.` : "The service works."}${stopped.length > 0 ? ` Stopped: ${html(stopped.join(", "))}.` : ""}</p>
${rows.length > 0 ? `<ol>${rows.join("")}</ol>` : "<p>No texts yet.</p>"}`,
  );
}
