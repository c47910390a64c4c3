import { html } from "../html.ts";

/** Where somebody says who they are at Google. Whatever the request carried goes on in hidden fields. */
export function chooserPage(carried: Record<string, string>): string {
  const hidden = Object.entries(carried).map(
    ([name, value]) => `<input type="hidden" name="${html(name)}" value="${html(value)}">`,
  );
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>Choose a Google account (stand-in)</title><style>
:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
body { max-width: 420px; margin: 0 auto; padding: 24px 16px; }
form { display: grid; gap: 16px; } label { display: grid; gap: 4px; }
input, button { font: inherit; padding: 8px 12px; min-height: 44px; box-sizing: border-box; }
</style></head><body><h1>Choose an account</h1>
<p>This stands in for Google on your machine. Type whoever you want to be.</p>
<form method="post">${hidden.join("")}
<label>Google email<input name="email" type="email" value="pat.rivera@gmail.example" required></label>
<label>Name<input name="name" value="Pat Rivera" required></label>
<button name="answer" value="yes">Continue</button>
<button name="answer" value="no" formnovalidate>Cancel</button></form></body></html>`;
}
