import { html } from "../../html.ts";

/** Cents with two digits, as a bill has them. */
export const dollars = (cents: number) =>
  (cents / 100).toLocaleString("en-US", { style: "currency", currency: "USD" });

/** Unix seconds as a day, in UTC. */
export const day = (seconds: number) =>
  new Date(seconds * 1000).toLocaleDateString("en-US", { dateStyle: "long", timeZone: "UTC" });

const STYLE = `
:root { color-scheme: light; font: 16px/1.5 system-ui, sans-serif; color: #1d2b28; background: #fff; }
body { max-width: 560px; margin: 0 auto; padding: 20px; } body.wide { max-width: 1100px; }
form, .card { display: grid; gap: 14px; } label { display: grid; gap: 4px; font-weight: 600; font-size: 14px; }
.row { display: grid; grid-template-columns: 1fr 1fr; gap: 14px; }
input, button { font: inherit; padding: 10px 12px; min-height: 44px; box-sizing: border-box; width: 100%; border-radius: 8px; }
input { border: 1px solid #8a9a96; font-weight: 400; } .card p, .card h1, .card h2 { margin: 0; } table { display: block; overflow-x: auto; } button { border: 1px solid #0b6e63; background: #fff; color: #0b6e63; cursor: pointer; }
button.main { background: #0b6e63; color: #fff; font-weight: 600; } button:disabled { opacity: .6; }
.note { font-size: 14px; color: #4b5a56; background: #f2f5f4; padding: 10px 12px; border-radius: 8px; margin: 0; }
.error { color: #a3211b; margin: 0; font-weight: 600; } .error:empty { display: none; }
.cards { display: flex; flex-wrap: wrap; gap: 8px; } .cards button { width: auto; font-size: 14px; min-height: 36px; padding: 4px 10px; }
dialog { border: 1px solid #8a9a96; border-radius: 12px; padding: 20px; max-width: 380px; margin-top: 120px; } dialog::backdrop { background: #0006; }
dialog div { display: grid; gap: 10px; } h1 { font-size: 22px; margin: 0 0 8px; }
table { border-collapse: collapse; width: 100%; font-size: 14px; } td, th { text-align: left; padding: 6px 8px; border-bottom: 1px solid #d5dcda; vertical-align: top; }
td form { display: inline-grid; } td button { min-height: 32px; padding: 2px 8px; width: auto; }`;

/** A page of the stand-in, which says what it is. */
export function page(title: string, body: string, { wide = false, script = "" } = {}): string {
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${html(title)} (stand-in)</title><style>${STYLE}</style></head>
<body${wide ? ' class="wide"' : ""}><main>${body}</main>${script && `<script>${script}</script>`}</body></html>`;
}
