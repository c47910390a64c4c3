import { html } from "../html.ts";
import { oneClickOf } from "./deliver.ts";
import type { Message } from "./message.ts";

const page = (title: string, body: string) => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${html(title)}</title><style>
:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
body { max-width: 760px; margin: 0 auto; padding: 24px 16px; }
a { color: LinkText; } ol { list-style: none; padding: 0; }
li { border-top: 1px solid color-mix(in srgb, CanvasText 15%, Canvas); }
li > a { display: grid; gap: 4px; padding: 12px 0; color: inherit; text-decoration: none; }
li > a:hover strong { text-decoration: underline; }
small, time { color: color-mix(in srgb, CanvasText 65%, Canvas); }
input { font: inherit; padding: 8px 12px; min-height: 44px; width: 100%; box-sizing: border-box; }
iframe { width: 100%; height: 480px; border: 1px solid color-mix(in srgb, CanvasText 15%, Canvas); background: #fff; }
.acts { display: flex; flex-wrap: wrap; gap: 8px; } button { font: inherit; padding: 8px 16px; min-height: 44px; }
pre { white-space: pre-wrap; overflow-wrap: anywhere; } .links { overflow-wrap: anywhere; }
</style></head><body>${body}</body></html>`;

const time = (iso: string) =>
  `<time datetime="${iso}">${html(new Date(iso).toLocaleString("en-US"))}</time>`;

/** Every http address a message holds, once each. */
function linksOf(message: Pick<Message, "html" | "text">): string[] {
  const hrefs = [...(message.html ?? "").matchAll(/href="(https?:[^"]+)"/g)].map(([, link = ""]) =>
    link.replaceAll("&amp;", "&"),
  );
  const written = [...(message.text ?? "").matchAll(/https?:\/\/[^\s<>")]+/g)].map(
    ([link]) => link,
  );
  return [...new Set([...hrefs, ...written])];
}

/** Newest first; `to` shows one address only. */
export function inboxPage(messages: Message[], to: string): string {
  const shown = messages.filter((message) => !to || message.to.includes(to));
  const rows = shown.map(
    (message) => `<li><a href="/inbox/${message.id}"><strong>${html(message.subject)}</strong>
<small>To ${html(message.to.join(", "))} · ${time(message.created_at)}</small></a></li>`,
  );
  const list = rows.length
    ? `<ol>${rows.join("")}</ol>`
    : "<p>No mail yet. Everything the app sends lands here.</p>";
  return page(
    "Inbox",
    `<h1>Inbox</h1><form><label>Only mail to<br><input type="email" name="to" value="${html(to)}"></label></form>${list}`,
  );
}

/** What a recipient or their mail server may do with a message. */
function actsOf(message: Message): string {
  const acts = [
    ["bounce", "Bounce"],
    ["complaint", "Mark as spam"],
    ...(oneClickOf(message) === null ? [] : [["unsubscribe", "Unsubscribe (one click)"]]),
  ];
  const forms = acts.map(
    ([act, words]) =>
      `<form method="post" action="/inbox/${message.id}/${act}"><button>${words}</button></form>`,
  );
  return `<div class="acts">${forms.join("")}</div>`;
}

function saidOf(done: string | undefined): string {
  if (done === undefined) return "";
  const words = done === "200" ? "The app was told." : `The app answered ${html(done)}.`;
  return `<p role="status">${words}</p>`;
}

/**
 * One message: its body is shown without scripts and in a frame of its own, its text part and links beside it. `done`:
 * what the app answered to a button.
 */
export function messagePage(message: Message, done?: string): string {
  const links = linksOf(message).map(
    (link) => `<li class="links"><a href="${html(link)}">${html(link)}</a></li>`,
  );
  const body = message.html
    ? `<iframe title="Message" sandbox="allow-popups allow-top-navigation-by-user-activation" srcdoc="${html(`<base target="_top">${message.html}`)}"></iframe>`
    : `<pre>${html(message.text ?? "")}</pre>`;
  return page(
    message.subject,
    `<p><a href="/inbox">Inbox</a></p><h1>${html(message.subject)}</h1>
<p><small>From ${html(message.from)}<br>To ${html(message.to.join(", "))}<br>${time(message.created_at)}</small></p>
${message.attachments.map(fileOf).join("")}${actsOf(message)}${saidOf(done)}
${body}${message.html && message.text ? `<h2>Text part</h2><pre>${html(message.text)}</pre>` : ""}${links.length ? `<h2>Links</h2><ol>${links.join("")}</ol>` : ""}`,
  );
}

function fileOf({ filename, content, content_type }: Message["attachments"][number]): string {
  const address = `data:${content_type.split(";")[0]};base64,${content}`;
  return `<p>Attached: <a download="${html(filename)}" href="${html(address)}">${html(filename)}</a></p>`;
}
