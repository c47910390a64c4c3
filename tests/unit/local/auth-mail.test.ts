import { readFileSync } from "node:fs";
import { textOfHtml, withTextOfTemplate } from "#local/supabase/auth-mail";

const html = readFileSync("supabase/templates/recovery.html", "utf8")
  .replaceAll("{{ .SiteURL }}", "http://localhost:3000")
  .replaceAll("{{ .TokenHash }}", "abc123")
  .replaceAll("{{ .Email }}", "maria@example.com");

describe("the text part of an auth mail", () => {
  it("says what the template says, with the link that works", () => {
    const text = textOfHtml(html);
    expect(text).toContain(
      "Choose a new password: http://localhost:3000/auth/confirm?token_hash=abc123&type=recovery",
    );
    expect(text).toContain("maria@example.com");
    expect(text).not.toMatch(/[<>]|&amp;/);
  });

  it("takes the place of the service's own, whose link leads nowhere", async () => {
    const sent: unknown[] = [];
    const driver = withTextOfTemplate({ send: async (mail) => void sent.push(mail) });
    const text = "http://localhost:3000/auth/v1/verify?token=abc123";
    await driver.send({ to: "maria@example.com", subject: "Reset", text, html });
    expect(sent).toEqual([
      { to: "maria@example.com", subject: "Reset", text: textOfHtml(html), html },
    ]);
  });
});
