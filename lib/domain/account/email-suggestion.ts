/** Where most candidates have their mail. */
const PROVIDERS = [
  "gmail.com",
  "yahoo.com",
  "hotmail.com",
  "outlook.com",
  "icloud.com",
  "comcast.net",
];
/** Others that look like them. */
const ALIKE = ["mail.com", "ymail.com", "email.com", "jmail.com"];
/** Endings that nobody has, and what was meant. */
const ENDINGS: [RegExp, string][] = [
  [/\.(?:con|cmo|ocm|comm|coom|vom|xom|cpm|cim|c0m|dom)$/, ".com"],
  [/\.(?:ner|nte|met|nett)$/, ".net"],
];

/** The address that was probably meant, such as ana@gmail.com for ana@gmial.con; null if nothing seems wrong. */
export function suggestEmail(email: string): string | null {
  const at = email.lastIndexOf("@") + 1;
  const domain = email.slice(at).toLowerCase();
  if (at === 0 || ALIKE.includes(domain)) return null;
  const ended = ENDINGS.reduce((text, [ending, right]) => text.replace(ending, right), domain);
  const meant = PROVIDERS.find((provider) => isOneSlip(ended, provider)) ?? ended;
  return meant === domain ? null : email.slice(0, at) + meant;
}

/** Whether one letter too many, too few or wrong, or two that changed places, make one text of the other. */
function isOneSlip(typed: string, right: string): boolean {
  let start = 0;
  while (start < right.length && typed[start] === right[start]) start++;
  let end = 0;
  const most = Math.min(typed.length, right.length) - start;
  while (end < most && typed.at(-1 - end) === right.at(-1 - end)) end++;
  const [a = "", b = ""] = [typed, right].map((text) => text.slice(start, text.length - end));
  return (a.length <= 1 && b.length <= 1) || (a.length === 2 && b === [...a].reverse().join(""));
}
