import { html } from "../html.ts";
import { plainPage, plainTime } from "../plain-page.ts";
import type { Arrival, Consumer } from "./consumer.ts";

function row({ id, type, times, at, verified, body }: Arrival): string {
  const often = times === 1 ? "arrived once" : `arrived ${times} times`;
  return `<li><strong>${html(type)}</strong> ${verified ? "Signature verified" : "Signature NOT verified"}, ${often}
<br><small><code>${html(id)}</code> · ${plainTime(at)}</small><pre>${html(body)}</pre></li>`;
}

/** What a company's own system got: each message once by its id, the newest first. */
export function consumerPage(
  { secret, down, refused, arrivals }: Consumer,
  address: string,
): string {
  const rows = arrivals.toReversed().map(row);
  return plainPage(
    "A company's own system",
    `<p>Add <code>${html(address)}</code> on the page Webhooks of the app, and paste the secret that it shows.</p>
<form method="post" action="/webhooks/secret"><label>Signing secret
<input name="secret" value="${html(secret)}" autocomplete="off"></label><button>Keep the secret</button></form>
<form method="post" action="/webhooks/down"><button name="down" value="${down ? "no" : "yes"}">${
      down ? "Let it answer again" : "Take it down"
    }</button></form>
<p role="status">${down ? `It is down. Refused since then: ${refused}.` : "It answers."}</p>
${rows.length > 0 ? `<ol>${rows.join("")}</ol>` : "<p>Nothing has arrived yet.</p>"}`,
  );
}
