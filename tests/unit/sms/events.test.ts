import { createHmac } from "node:crypto";
import { readTextEvent } from "#lib/vendors/sms/events";

const TOKEN = "only-for-tests-16";
jest.mock("#lib/env/server", () => ({
  serverEnv: () => ({
    SMS_API_URL: "http://127.0.0.1",
    SMS_ACCOUNT_SID: "AC1",
    SMS_AUTH_TOKEN: "only-for-tests-16",
    SMS_FROM: "+15005550006",
    SMS_REGISTERED: "yes",
  }),
}));

const URL_ = "https://rolecall.example/api/texts/webhook?text=0b8f4b9e-0000-4000-8000-000000000001";
const sign = (url: string, said: string, token = TOKEN) =>
  createHmac("sha1", token)
    .update(url + said)
    .digest("base64");
const fields = { To: "+15005550006", From: "+18135550123", MessageSid: "SM1", Body: "Hi there" };
const said = "BodyHi thereFrom+18135550123MessageSidSM1To+15005550006";
const raw = new URLSearchParams(fields).toString();

describe("The signature of the text service", () => {
  it.each([
    ["the address and the fields by name", URL_, sign(URL_, said)],
    [
      "the usual port in what was signed",
      URL_,
      sign(URL_.replace(".example/", ".example:443/"), said),
    ],
    ["another port", "http://localhost:3000/x", sign("http://localhost:3000/x", said)],
  ])("holds with %s", (_what, url, signature) => {
    expect(readTextEvent(raw, url, signature)).toMatchObject({
      what: "received",
      body: "Hi there",
    });
  });

  it("counts each value of a field that comes twice once, sorted", () => {
    const twice = "MediaUrl=b&MediaUrl=a&MediaUrl=b&MessageSid=SM1";
    const signature = sign(URL_, "MediaUrlaMediaUrlbMessageSidSM1");
    expect(readTextEvent(twice, URL_, signature)).toEqual({ what: "nothing" });
  });

  it.each([
    ["another token", raw, sign(URL_, said, "another")],
    ["another address", raw, sign("https://evil.example/", said)],
    ["a field more", `${raw}&OptOutType=STOP`, sign(URL_, said)],
    ["another value", raw.replace("Hi", "Ho"), sign(URL_, said)],
    [
      "fields in the order that they came in",
      raw,
      sign(URL_, Object.entries(fields).flat().join("")),
    ],
    ["none", raw, null],
    ["an empty one", raw, ""],
    ["half of it", raw, sign(URL_, said).slice(0, 12)],
  ])("is refused with %s", (_what, body, signature) => {
    expect(() => readTextEvent(body, URL_, signature)).toThrow("This event isn't signed.");
  });
});

describe("What the text service says", () => {
  const read = (about: Record<string, string>, url = URL_) => {
    const text = Object.entries(about)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .flat()
      .join("");
    return readTextEvent(new URLSearchParams(about).toString(), url, sign(url, text));
  };

  it("is where one of ours stands, with the carrier's code", () => {
    expect(read({ MessageSid: "SM1", MessageStatus: "undelivered", ErrorCode: "30007" })).toEqual({
      what: "told",
      sid: "SM1",
      textId: "0b8f4b9e-0000-4000-8000-000000000001",
      state: "undelivered",
      errorCode: 30007,
    });
  });

  it("names none of ours where the address doesn't", () => {
    const told = read(
      { MessageSid: "SM1", MessageStatus: "sent" },
      "https://rolecall.example/x?text=1",
    );
    expect(told).toMatchObject({ textId: null, errorCode: null });
  });

  it.each([
    ["a sender without a number", { ...fields, From: "AMAZON" }],
    ["a state that nobody knows", { MessageSid: "SM1", MessageStatus: "dancing" }],
    ["no name", { ...fields, MessageSid: "" }],
    ["a name that is none", { ...fields, MessageSid: "x'; drop" }],
  ])("is nothing of %s", (_what, about) => expect(read(about)).toEqual({ what: "nothing" }));

  it.each([
    ["STOP", "stop"],
    ["START", "start"],
    ["HELP", "help"],
    ["OTHER", null],
  ])("is what it obeyed by itself: %s", (OptOutType, obeyed) =>
    expect(read({ ...fields, OptOutType })).toMatchObject({ what: "received", obeyed }),
  );

  it("is cut to what is kept, without what can't be", () => {
    const event = read({ ...fields, Body: `\u0000${"é".repeat(5000)}` });
    expect(event.what === "received" && event.body).toBe("é".repeat(1600));
  });
});
