import { randomBytes } from "node:crypto";
import { z } from "zod";
import { ATS_CATALOGUE } from "#lib/domain/integrations/catalogue";
import type { App } from "./api.ts";
import type { State } from "./state.ts";

const OPEN = { "access-control-allow-origin": "*" };

const asked = z.object({
  token: z.string(),
  appId: z.string().optional(),
  integrationId: z.string().optional(),
});

/** What the element in the product's page asks: by the session's token, and so for that company alone. */
export function windowCalls(app: App, state: State, origin: string): void {
  app.get("/knit/knit-ui-comp.js", (c) =>
    c.body(elementScript(origin), 200, {
      ...OPEN,
      "content-type": "text/javascript; charset=utf-8",
    }),
  );
  const answering = (path: string, run: (orgId: string, input: z.output<typeof asked>) => object) =>
    app.post(`/knit/window/${path}`, async (c) => {
      const input = asked.safeParse(await c.req.json().catch(() => null));
      const orgId = input.success ? state.tokens[input.data.token] : undefined;
      if (!input.success || orgId === undefined)
        return c.json({ error: { msg: "The session is over" } }, 401, OPEN);
      return c.json(run(orgId, input.data), 200, OPEN);
    });

  answering("list", (orgId) => ({
    apps: ATS_CATALOGUE.map(({ id, name }) => ({ id, name })),
    connected: state.integrations.filter((one) => one.orgId === orgId && one.isActive),
  }));
  answering("connect", (orgId, { appId = "" }) => {
    const known = state.integrations.find((one) => one.orgId === orgId && one.appId === appId);
    const made = known ?? {
      id: `mb_${randomBytes(12).toString("base64url")}`,
      orgId,
      appId,
      category: "ATS",
      isActive: true,
    };
    made.isActive = true;
    if (!known) state.integrations.push(made);
    return {
      integrationDetails: {
        integrationId: made.id,
        appId,
        categoryId: made.category,
        originOrgId: orgId,
        success: true,
      },
    };
  });
  answering("deactivate", (orgId, { integrationId }) => {
    const found = state.integrations.find((one) => one.orgId === orgId && one.id === integrationId);
    if (found) found.isActive = false;
    return {
      integrationDetails: {
        integrationId,
        appId: found?.appId,
        categoryId: found?.category,
        originOrgId: orgId,
        isDeactivated: true,
      },
    };
  });
}

const STYLE = `dialog { font: 16px/1.5 system-ui, sans-serif; border: 1px solid #8a9a96; border-radius: 12px; padding: 20px; width: min(92vw, 520px); color: #1d2b28; background: #fff; }
dialog::backdrop { background: #0008; } h2 { margin: 0 0 4px; font-size: 20px; } p { margin: 0 0 12px; color: #4b5a56; }
div { display: grid; grid-template-columns: repeat(auto-fill, minmax(140px, 1fr)); gap: 8px; margin-bottom: 12px; }
button { font: inherit; min-height: 44px; border: 1px solid #0b6e63; border-radius: 8px; background: #fff; color: #0b6e63; cursor: pointer; }
button.close { width: 100%; border-color: #8a9a96; color: #1d2b28; }`;

/** Knit's element, as far as the product sees it: its slot, its attribute and its four events. */
function elementScript(origin: string): string {
  return `const ask = async (path, body) => {
  const answer = await fetch(${JSON.stringify(origin)} + "/knit/window/" + path, {
    method: "POST", headers: { "content-type": "text/plain" }, body: JSON.stringify(body),
  });
  return answer.ok ? answer.json() : null;
};
class KnitAuth extends HTMLElement {
  connectedCallback() {
    if (!this.shadowRoot) {
      this.attachShadow({ mode: "open" }).innerHTML =
        '<style>${STYLE.replaceAll("\n", " ")}</style><slot name="trigger"></slot><dialog aria-label="Connect your ATS (stand-in)"></dialog>';
      this.shadowRoot.querySelector("slot").addEventListener("click", () => this.open());
      this.dialog = this.shadowRoot.querySelector("dialog");
      this.dialog.addEventListener("close", () => this.tell("onKnitClose", { knitClosed: true }));
    }
    this.tell("onNewSession");
  }
  tell(name, detail) { this.dispatchEvent(new CustomEvent(name, { detail })); }
  async open() {
    const token = this.getAttribute("authsessiontoken");
    if (!token) return;
    const found = await ask("list", { token });
    if (!found) return this.tell("onNewSession");
    const name = (id) => found.apps.find((app) => app.id === id)?.name ?? id;
    const button = (text, act) => {
      const made = document.createElement("button");
      made.textContent = text;
      made.addEventListener("click", act);
      return made;
    };
    const head = document.createElement("h2");
    head.textContent = "Connect your ATS";
    const note = document.createElement("p");
    note.textContent = "A stand-in: nothing leaves this machine.";
    const list = document.createElement("div");
    list.append(
      ...found.connected.flatMap((one) => [
        button("Sign in again to " + name(one.appId), async () => {
          const done = await ask("connect", { token, appId: one.appId });
          if (done) this.tell("onFinish", done);
          this.dialog.close();
        }),
        button("Deactivate " + name(one.appId), async () => {
          const done = await ask("deactivate", { token, integrationId: one.id });
          if (done) this.tell("onDeactivate", done);
          this.dialog.close();
        }),
      ]),
      ...found.apps.filter((app) => !found.connected.some((one) => one.appId === app.id)).map((app) =>
        button(app.name, async () => {
          const done = await ask("connect", { token, appId: app.id });
          if (done) this.tell("onFinish", done);
          this.dialog.close();
        })),
    );
    const close = button("Close", () => this.dialog.close());
    close.className = "close";
    this.dialog.replaceChildren(head, note, list, close);
    this.dialog.showModal();
  }
}
customElements.define("knit-auth", KnitAuth);
`;
}
