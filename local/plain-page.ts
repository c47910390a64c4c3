import { html } from "./html.ts";

/** A page of a stand-in: plain, in the browser's own colors. */
export const plainPage = (title: string, body: string): string => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${html(title)}</title><style>
:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
body { max-width: 760px; margin: 0 auto; padding: 24px 16px; }
a { color: LinkText; } ol { list-style: none; padding: 0; }
li { border-top: 1px solid color-mix(in srgb, CanvasText 15%, Canvas); padding: 12px 0; }
small, time { color: color-mix(in srgb, CanvasText 65%, Canvas); }
label { display: block; margin: 16px 0 8px; } form { margin: 8px 0; }
input { font: inherit; padding: 8px 12px; min-height: 44px; width: 100%; box-sizing: border-box; }
button { font: inherit; padding: 8px 16px; min-height: 44px; }
pre { white-space: pre-wrap; overflow-wrap: anywhere; margin: 8px 0 0; } code { overflow-wrap: anywhere; }
</style></head><body><h1>${html(title)}</h1>${body}</body></html>`;

/** A moment as a stand-in's page shows it. */
export const plainTime = (iso: string): string =>
  `<time datetime="${iso}">${html(new Date(iso).toLocaleString("en-US"))}</time>`;
