const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
/** How the keys of services begin. */
const KEY = /\b(?:sk|rk|pk|whsec|sb|re)_\S+/g;
const LONG_RUN = /[\w-]{20,}/g;
const IDENTIFIER = /^[a-z]+(_[a-z0-9]+)+$/;

/** Names of ours have no digits, and ids say nothing of anybody. */
const isSecret = (run: string) => /\d/.test(run) && !UUID.test(run);

function withoutPerson(word: string): string {
  if (word.includes("@")) return "[address]";
  const scheme = word.indexOf("://");
  if (scheme > 0) {
    const host = word.slice(0, scheme + 3) + (word.slice(scheme + 3).split(/[/?#]/)[0] ?? "");
    return host.length < word.length ? `${host}/…` : word;
  }
  if (/^\W*\+\d{7,}/.test(word)) return "[number]";
  return word.replace(KEY, "[token]").replace(LONG_RUN, (run) => (isSecret(run) ? "[token]" : run));
}

/**
 * A text for the log without what may be a person's or a secret: addresses, telephone numbers, tokens, what an error
 * quotes of its input, and what follows the host in a link. Names of the database's own objects stay.
 */
export function redacted(text: string): string {
  return text
    .replace(/"[^"]*"/g, (quoted) => (IDENTIFIER.test(quoted.slice(1, -1)) ? quoted : '"…"'))
    .replace(/\S+/g, withoutPerson);
}
