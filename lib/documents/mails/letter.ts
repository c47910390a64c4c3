import type { MailLogo } from "#lib/domain/core/mail-sender";
import { textAttributes } from "#lib/domain/text/languages";

/** A mail that is ready to be sent, except for its address. */
export type Letter = {
  subject: string;
  html: string;
  text: string;
  /** Where one POST stops mails like this one (RFC 8058); none for what nobody can choose. */
  oneClick?: string;
};

/** How mails like this one are stopped: by a page with a button, or by the mail program itself. */
export type OptOut = { words: string; page: string; oneClick: string };

export type Parts = {
  /** English unless told. */
  language?: string;
  subject: string;
  /** Above the text, where a company writes. */
  logo?: MailLogo | null | undefined;
  /** Paragraphs before the button. */
  before: string[];
  /** People, in lists of their own, between those paragraphs and the button. */
  lists?: PeopleList[];
  /** A line right before the button. */
  beforeAction?: string;
  action: { words: string; href: string };
  after?: string[];
  /** What else may be done, with a link in place of a button. */
  aside?: { lead: string; action: string; href: string } | undefined;
  footer: string;
  optOut?: OptOut | undefined;
};

/** People under a heading, each with a line of facts, what they said and how to call them. */
type PeopleList = {
  heading: string;
  people: {
    name: string;
    facts: string[];
    said?: string | undefined;
    call?: { words: string; href: string } | undefined;
  }[];
};

/** The footer of mails to support. */
export const SUPPORT_FOOTER =
  "You're getting this email because this is the address customers write to.";

const SIGNS: Record<string, string> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};

/** A person's words as HTML shows them, and never as HTML. */
export function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => SIGNS[sign] ?? sign);
}

/** A subject is one line. */
function oneLine(text: string): string {
  return text.replace(/\s+/g, " ").trim();
}

/** In the size that `drawLogo` leaves room for, and no larger than a phone. */
function picture({ src, alt }: MailLogo): string {
  const style = "display:block;height:48px;width:auto;max-width:100%;font-weight:600";
  return `<p style="margin:0 0 24px"><img src="${escaped(src)}" alt="${escaped(alt)}" height="48" style="${style}"></p>`;
}

const SOFT = "color:#5b6a66";

function listHtml({ heading, people }: PeopleList): string {
  const rows = people.map(({ name, facts, said, call }) =>
    [
      '<div style="padding:12px 0;border-top:1px solid #e4e0d6;overflow-wrap:anywhere">',
      `<strong>${escaped(name)}</strong>`,
      ...facts.map((fact) => ` <span style="${SOFT}">· ${escaped(fact)}</span>`),
      ...(said ? [`<br>“${escaped(said)}”`] : []),
      ...(call
        ? [
            `<br><a href="${escaped(call.href)}" style="display:inline-block;padding:8px 0;color:#0b6e63">${escaped(call.words)}</a>`,
          ]
        : []),
      "</div>",
    ].join(""),
  );
  const title = `<h2 style="margin:0 0 8px;font-size:16px">${escaped(heading)}</h2>`;
  return `<div style="margin:24px 0">${title}${rows.join("")}</div>`;
}

function listText({ heading, people }: PeopleList): string {
  const lines = people.map(({ name, facts, said, call }) =>
    [
      [name, ...facts].join(" · "),
      ...(said ? [`“${said}”`] : []),
      ...(call ? [call.words] : []),
    ].join("\n"),
  );
  return [heading, ...lines].join("\n\n");
}

/** Lays a mail out: plain text and HTML that say the same. Nothing is loaded but a company's logo. */
export function letter(parts: Parts): Letter {
  const { language = "en", subject, before, action, after = [], aside, footer, optOut } = parts;
  const { logo, lists = [], beforeAction } = parts;
  const lead = beforeAction === undefined ? [] : [beforeAction];
  const paragraph = (text: string) => `<p style="margin:0 0 16px">${escaped(text)}</p>`;
  const link = (words: string, href: string) =>
    `<a href="${escaped(href)}" style="color:inherit">${escaped(words)}</a>`;
  const { dir } = textAttributes(language);
  const html = [
    `<!doctype html><html lang="${language}" dir="${dir}"><head><meta charset="utf-8">`,
    `<meta name="viewport" content="width=device-width"><title>${escaped(oneLine(subject))}</title></head>`,
    '<body style="margin:0;padding:24px;font:16px/1.5 system-ui,sans-serif;color:#1d2b28;background:#f7f5f0">',
    '<div style="max-width:560px;margin:0 auto;padding:32px;background:#fff;border-radius:8px">',
    ...(logo ? [picture(logo)] : []),
    ...before.map(paragraph),
    ...lists.map(listHtml),
    ...lead.map(paragraph),
    `<p style="margin:24px 0"><a href="${escaped(action.href)}" style="display:inline-block;padding:12px 24px;`,
    `border-radius:6px;background:#0b6e63;color:#fff;font-weight:600;text-decoration:none">${escaped(action.words)}</a></p>`,
    ...after.map(paragraph),
    ...(aside
      ? [`<p style="margin:0 0 16px">${escaped(aside.lead)} ${link(aside.action, aside.href)}</p>`]
      : []),
    `<p style="margin:32px 0 0;font-size:14px;color:#5b6a66">${escaped(footer)}${optOut ? ` ${link(optOut.words, optOut.page)}` : ""}</p>`,
    "</div></body></html>",
  ].join("");
  const ending = [footer, ...(optOut ? [`${optOut.words}: ${optOut.page}`] : [])].join("\n");
  const besides = aside ? [`${aside.lead} ${aside.action}: ${aside.href}`] : [];
  const text = [
    ...before,
    ...lists.map(listText),
    ...lead,
    `${action.words}: ${action.href}`,
    ...after,
    ...besides,
    "—",
    ending,
  ].join("\n\n");
  const content = { subject: oneLine(subject), html, text };
  return optOut ? { ...content, oneClick: optOut.oneClick } : content;
}
