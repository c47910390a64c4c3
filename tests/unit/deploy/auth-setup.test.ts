import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import { PASSWORD_MIN } from "#lib/domain/account/password";
import { applyAuth, type Project } from "../../../scripts/setup/auth/management";
import { authSettings } from "../../../scripts/setup/auth/settings";

const TOML = readFileSync("supabase/config.toml", "utf8");
const wanted = () =>
  authSettings(TOML, "https://app.example.com/", (path) => readFileSync(path, "utf8"));

type Settings = Record<string, unknown>;

/** Supabase's Management API for one project: what a setting becomes is told by `takes`. */
async function managementApi(now: Settings, takes: (name: string) => "yes" | "no" | "plan") {
  const sent: Settings[] = [];
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(Buffer.from(chunk));
    const answer = (status: number, body: object) =>
      response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(body));
    if (request.headers.authorization !== "Bearer sbp_right") return answer(401, {});
    if (request.url !== "/v1/projects/abc/config/auth") return answer(404, {});
    if (request.method === "PATCH") {
      const changes: Settings = JSON.parse(Buffer.concat(chunks).toString());
      sent.push(changes);
      if (Object.keys(changes).some((name) => takes(name) === "plan")) return answer(402, {});
      for (const [name, value] of Object.entries(changes))
        if (takes(name) === "yes") now[name] = value;
    }
    return answer(200, now);
  });
  await new Promise<void>((ready) => server.listen(0, "127.0.0.1", ready));
  const address = server.address();
  const port = typeof address === "object" && address ? address.port : 0;
  const project: Project = { api: `http://127.0.0.1:${port}`, ref: "abc", token: "sbp_right" };
  return { project, sent, close: () => new Promise((done) => server.close(done)) };
}

const unset = (): Settings => Object.fromEntries(wanted().map(({ name }) => [name, null]));

describe("Auth's settings of a hosted project", () => {
  it("are those of config.toml, at the app's own address", () => {
    const settings = Object.fromEntries(wanted().map(({ name, value }) => [name, value]));
    expect(settings).toMatchObject({
      site_url: "https://app.example.com",
      password_min_length: PASSWORD_MIN,
      security_update_password_require_current_password: true,
      security_update_password_require_reauthentication: true,
      password_hibp_enabled: true,
      mailer_autoconfirm: true,
      mailer_secure_email_change_enabled: true,
    });
    expect(String(settings.uri_allow_list).split(",")).toContain(
      "https://app.example.com/oauth-callback",
    );
    expect(String(settings.password_required_characters)).toMatch(/^[a-z]+:[A-Z]+:0123456789:!/);
    expect(String(settings.mailer_templates_recovery_content)).toContain("token_hash");
  });

  it("are set once, and told as kept from then on", async () => {
    const api = await managementApi(unset(), () => "yes");
    const first = await applyAuth(api.project, wanted());
    expect(new Set(first.map(({ outcome }) => outcome))).toEqual(new Set(["changed"]));
    const sent = api.sent.length;
    const again = await applyAuth(api.project, wanted());
    expect(new Set(again.map(({ outcome }) => outcome))).toEqual(new Set(["kept"]));
    expect(api.sent).toHaveLength(sent);
    await api.close();
  });

  it("name what the plan lacks, what was taken in silence and what Auth doesn't know", async () => {
    const known = unset();
    delete known.security_update_password_require_reauthentication;
    const api = await managementApi(known, (name) =>
      name === "password_hibp_enabled" ? "plan" : name === "jwt_exp" ? "no" : "yes",
    );
    const outcomes = new Map(
      (await applyAuth(api.project, wanted())).map(({ name, outcome }) => [name, outcome]),
    );
    expect(outcomes.get("password_hibp_enabled")).toBe("needs the plan Pro");
    expect(outcomes.get("jwt_exp")).toBe("not taken");
    expect(outcomes.get("security_update_password_require_reauthentication")).toBe(
      "unknown to this project",
    );
    expect(outcomes.get("password_min_length")).toBe("changed");
    await api.close();
  });

  it("stay as they are for a wrong token, which no message repeats", async () => {
    const api = await managementApi(unset(), () => "yes");
    const wrong = applyAuth({ ...api.project, token: "sbp_wrong" }, wanted());
    await expect(wrong).rejects.toThrow("Supabase's Management API answered 401.");
    expect(api.sent).toEqual([]);
    await api.close();
  });
});
