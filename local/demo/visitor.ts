/** Somebody's browser, as far as the demo needs one: it keeps cookies and says which page it is on. */
export class Visitor {
  readonly #appUrl: string;
  readonly #address: string;
  readonly #cookies = new Map<string, string>();

  /** @param address the network address it comes from, so that limits per visitor count each alone */
  constructor(appUrl: string, address: string) {
    this.#appUrl = appUrl;
    this.#address = address;
  }

  /** The same browser, cookies and all, asking another server of the product. */
  at(appUrl: string): Visitor {
    const same = new Visitor(appUrl, this.#address);
    for (const [name, value] of this.#cookies) same.#cookies.set(name, value);
    return same;
  }

  /** The cookies as a request carries them. */
  get cookie(): string {
    return [...this.#cookies].map(([name, value]) => `${name}=${value}`).join("; ");
  }

  async fetch(path: string, init: RequestInit = {}): Promise<Response> {
    const headers = new Headers(init.headers);
    headers.set("origin", this.#appUrl);
    headers.set("x-forwarded-for", this.#address);
    if (this.cookie !== "") headers.set("cookie", this.cookie);
    const response = await fetch(new URL(path, this.#appUrl), { ...init, headers });
    for (const line of response.headers.getSetCookie()) this.#keep(line);
    return response;
  }

  /** Sends JSON and answers JSON. @throws Error with the app's own message */
  async send(method: "POST" | "PUT" | "PATCH", path: string, body: object): Promise<unknown> {
    const headers = { "content-type": "application/json" };
    const response = await this.fetch(path, { method, headers, body: JSON.stringify(body) });
    const text = await response.text();
    if (response.ok) return text ? JSON.parse(text) : null;
    throw new Error(`${method} ${path} answered ${response.status}: ${text.slice(0, 300)}`);
  }

  #keep(line: string) {
    const [pair = "", ...attributes] = line.split(";");
    const at = pair.indexOf("=");
    const name = pair.slice(0, at).trim();
    if (attributes.some((attribute) => /^\s*max-age=0\s*$/i.test(attribute))) {
      this.#cookies.delete(name);
    } else {
      this.#cookies.set(name, pair.slice(at + 1));
    }
  }
}
