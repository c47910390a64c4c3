/** Lite asks Google at these addresses and at no other; here they are the stand-in's. */
const ADDRESSES = {
  "https://accounts.google.com/o/oauth2/v2/auth": "/google/auth",
  "https://oauth2.googleapis.com/token": "/google/token",
  "https://www.googleapis.com/oauth2/v3/certs": "/google/certs",
} as const;

function mapped(address: string, standIns: string): string | undefined {
  for (const [real, path] of Object.entries(ADDRESSES)) {
    if (address === real || address.startsWith(`${real}?`))
      return address.replace(real, `${standIns}${path}`);
  }
  return undefined;
}

/** Sends this process's own calls to Google to the stand-in. Nothing else in it talks to Google. */
export function mendGoogleCalls(standIns: string): void {
  const ask = globalThis.fetch;
  globalThis.fetch = (input, init) => {
    const address = input instanceof Request ? input.url : String(input);
    const here = mapped(address, standIns);
    return here === undefined ? ask(input, init) : ask(here, init);
  };
}

/** Sends the browser to the stand-in when Lite sends it to Google. */
export function mendGoogleRedirect(response: Response, standIns: string): Response {
  const here = mapped(response.headers.get("location") ?? "", standIns);
  if (here === undefined) return response;
  const headers = new Headers(response.headers);
  headers.set("location", here);
  return new Response(null, { status: response.status, headers });
}
