import { asHeaderName, senderName } from "#lib/domain/core/mail-sender";
import { sendMail } from "#lib/vendors/mail";
import { ATTACKS } from "#tests/support/words";

jest.mock("#lib/env/server", () => ({
  serverEnv: () => ({
    MAIL_FROM: "Rolecall <hello@rolecall.test>",
    MAIL_API_URL: "https://mail.test",
    MAIL_API_KEY: "key",
  }),
}));

describe("The sender of a mail to a candidate", () => {
  it.each([
    ["Bright Cleaning", "Bright Cleaning"],
    ["Joe's A/C & Heating, Inc.", "Joe's A/C & Heating Inc"],
    ["J.R. Whitfield", "J R Whitfield"],
    ["Müller Gebäudereinigung", "Müller Gebäudereinigung"],
    ["明るい清掃", "明るい清掃"],
    ["Чистый дом", "Чистый дом"],
    ["Chase Cleaning", "Chase Cleaning"],
    ["Apple Valley Plumbing", "Apple Valley Plumbing"],
    ["Zeller & Visagie", "Zeller & Visagie"],
    ["Groups & Upside", "Groups & Upside"],
    ["Whitfield ".repeat(9), "Whitfield ".repeat(6).trim()],
  ])("is %j", (company, name) => expect(senderName(company)).toBe(`${name} via Rolecall`));

  it.each([
    ...[
      "PayPal",
      "Pay-Pal Support",
      "P a y P a l",
      "ＰａｙＰａｌ",
      "PáyPal",
      "PayPa1",
      "PayPalSupport",
    ],
    ...[
      "Bank of America",
      "Chase",
      "Chase Bank",
      "Apple Support",
      "UPS",
      "USPS Jobs",
      "DHL Parcel",
    ],
    ...[
      "The Post",
      "IRS",
      "I.R.S.",
      "Department of Labor",
      "Сбербанк Онлайн",
      "中国银行招聘",
      "Rolecall Team",
    ],
    ...["Раypal Cleaning", "Ρroper Homes"],
    ...["...", "12", "", "\u200b"],
  ])("is Rolecall alone for %j", (company) => expect(senderName(company)).toBeNull());

  it.each(ATTACKS)("is Rolecall alone for the address in %j", (company) =>
    expect(senderName(company)).toBeNull(),
  );

  it("is one name, whatever a name is made of", () => {
    const signs = Array.from({ length: 0x3000 }, (_, code) => String.fromCharCode(code)).join("");
    for (const words of [signs, '"A" <a@b.example>, B\r\nBcc: c@d.example', "=?utf-8?q?PayPal?="])
      expect(asHeaderName(words)).not.toMatch(/[\p{C}\p{Zl}\p{Zp}"<>()[\]:;@\\,.=?]/u);
  });
});

describe("A mail", () => {
  const to = { address: "ana@example.com", accepts: true, stopToken: null };
  const content = { to, subject: "Hello", html: "<p>Hello</p>", text: "Hello" };
  const fetched = jest.spyOn(globalThis, "fetch");
  afterEach(() => fetched.mockReset());

  const answers = (status: number, body: object) =>
    fetched.mockResolvedValue(new Response(JSON.stringify(body), { status }));
  const from = () => JSON.parse(String(fetched.mock.calls[0]?.[1]?.body)).from;

  it("leaves from our own address, whatever name stands beside it", async () => {
    answers(200, { id: "1" });
    await sendMail({ ...content, senderName: "Eve <eve@evil.example>\r\nBcc: x" }, "key");
    expect(from()).toBe("Eve eve evil example Bcc x <hello@rolecall.test>");
  });

  it("has the name of our settings if no other is told", async () => {
    answers(200, { id: "1" });
    await sendMail({ ...content, senderName: null }, "key");
    expect(from()).toBe("Rolecall <hello@rolecall.test>");
  });

  it("counts as sent if its key has sent another text before, and not if it is being sent", async () => {
    answers(409, { name: "invalid_idempotent_request" });
    expect(await sendMail(content, "key")).toBe(true);
    answers(409, { name: "concurrent_idempotent_requests" });
    await expect(sendMail(content, "key")).rejects.toMatchObject({ code: "vendor_failed" });
  });
});
