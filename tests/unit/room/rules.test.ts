import { createHash, randomBytes } from "node:crypto";
import { suggestEmail } from "#lib/domain/account/email-suggestion";
import { contrast, readableBrand } from "#lib/domain/company/contrast";
import { interviewKey } from "#lib/domain/core/routes";
import { candidateFaults, firstLetter } from "#lib/domain/room/candidate";
import {
  countCharacters,
  estimatedMinutes,
  hasContainerSignature,
  maxRecordingBytes,
  recordingType,
} from "#lib/domain/room/room";
import { tidyDetails } from "#lib/domain/room/tidy-details";
import { plainDigits } from "#lib/domain/text/digits";
import { Sha256 } from "#lib/domain/text/sha256";
import { clock, fill, plural } from "#lib/domain/text/words";
import { roomQuestion } from "#tests/support/room-interview";

describe("What a candidate says about themselves", () => {
  it("is taken as people write it, blanks and all", () => {
    const details = { name: "  Ana  de la Cruz ", email: " Ana@Example.com ", phone: "" };
    expect(candidateFaults(details)).toEqual({});
    expect(tidyDetails(details)).toEqual({
      name: "Ana de la Cruz",
      email: "Ana@Example.com",
      phone: "",
    });
  });

  it("names each field that is missing or wrong", () => {
    expect(candidateFaults({ name: " ", email: "ana@example", phone: "call me" })).toEqual({
      name: "missing",
      email: "invalid",
      phone: "invalid",
    });
    expect(candidateFaults({ name: "x".repeat(201), email: "", phone: "1".repeat(41) })).toEqual({
      name: "too_long",
      email: "missing",
      phone: "too_long",
    });
  });

  it("takes no control characters", () => {
    const details = { name: "Ana\u0007 \u001fFlores", email: "a\u0007@b.co", phone: "" };
    expect(tidyDetails(details).name).toBe("Ana Flores");
    expect(candidateFaults(details)).toEqual({ email: "invalid" });
  });

  it("lets the phone be left out only where the interview doesn't require it", () => {
    const without = { name: "Ana", email: "a@b.co", phone: " " };
    expect(candidateFaults(without)).toEqual({});
    expect(candidateFaults(without, true)).toEqual({ phone: "missing" });
    expect(candidateFaults({ ...without, phone: "call me" }, true)).toEqual({ phone: "invalid" });
    expect(candidateFaults({ ...without, phone: "(((((((1" }, true)).toEqual({ phone: "invalid" });
    expect(candidateFaults({ ...without, phone: "813.555.0134" }, true)).toEqual({});
  });

  it.each(["+1 (813) 555-0134", "813.555.0134", "(813) 555-0134", "555-0134 x 12"])(
    "takes the phone number %s",
    (phone) => expect(candidateFaults({ name: "Ana", email: "a@b.co", phone })).toEqual({}),
  );

  it.each([
    "٠٥٥ ١٢٣ ٤٥٦٧",
    "+۹۸ ۹۱۲ ۳۴۵ ۶۷۸۹",
    "०१२३४५६७८९",
    "０３－１２３４－５６７８",
    "\u202a+1 813 555 0134\u202c",
  ])("reads the digits of %s", (phone) => {
    const details = { name: "Ana", email: "ana١@example.com", phone };
    expect(candidateFaults(details)).toEqual({});
    const tidy = tidyDetails(details);
    expect(tidy.email).toBe("ana1@example.com");
    expect(tidy.phone).toMatch(/^[+\d -]+$/);
  });

  it("knows the digits of every script", () => {
    expect(plainDigits("٠١٢٣٤٥٦٧٨٩ ۴ ९ ９ 𝟘𝟡 𝟶 a²")).toBe("0123456789 4 9 9 09 0 a²");
  });

  it.each(["123", "🙂", "\u200b", "\u3164", "\u115f\u1160", "---", "\u2800"])(
    "refuses the name %j, in which nobody sees a letter",
    (name) => {
      expect(candidateFaults({ name, email: "a@b.co", phone: "" })).toHaveProperty("name");
    },
  );

  it.each(["李", "نور", "J.", "O’Neil 3rd", "मीरा"])("takes the name %s", (name) => {
    expect(candidateFaults({ name, email: "a@b.co", phone: "" })).toEqual({});
  });

  it.each([
    ["ana@gmial.com", "ana@gmail.com"],
    ["ana@gmail.con", "ana@gmail.com"],
    ["ana@gmial.con", "ana@gmail.com"],
    ["Ana.B@GMAIL.CO", "Ana.B@gmail.com"],
    ["ana@hotmial.com", "ana@hotmail.com"],
    ["ana@yaho.com", "ana@yahoo.com"],
    ["ana@outlok.com", "ana@outlook.com"],
    ["ana@iclould.com", "ana@icloud.com"],
    ["ana@brightcrew.con", "ana@brightcrew.com"],
    ["ana@brightcrew.nte", "ana@brightcrew.net"],
  ])("asks of %s whether %s was meant", (typed, meant) => expect(suggestEmail(typed)).toBe(meant));

  it.each([
    "ana@gmail.com",
    "ana@mail.com",
    "ana@ymail.com",
    "ana@gmx.de",
    "ana@yahoo.co.uk",
    "ana@b.co",
    "ana",
    "@",
  ])("asks nothing of %s", (typed) => expect(suggestEmail(typed)).toBeNull());

  it("shows no more of a person than a first letter", () => {
    expect(firstLetter(" maria ")).toBe("M");
    expect(firstLetter("\u200b maria")).toBe("M");
    expect(firstLetter("😀 Li")).toBe("😀");
    expect(firstLetter("")).toBe("");
  });
});

describe("A company's color in the room", () => {
  it.each(["#0693e3", "#ffff00", "#ffffff", "#000000", "#f2a93b", "#0b6e63", "#8ed1fc"])(
    "reads at 4.5:1 in light and dark, made from %s",
    (color) => {
      const { light, dark } = readableBrand(color);
      for (const ground of ["#ffffff", "#faf8f4", light.text]) {
        expect(contrast(light.fill, ground)).toBeGreaterThanOrEqual(4.5);
      }
      for (const ground of ["#0e1513", "#151d1b", "#1a2422", dark.text]) {
        expect(contrast(dark.fill, ground)).toBeGreaterThanOrEqual(4.5);
      }
    },
  );

  it("stays as it is where it reads already", () => {
    expect(readableBrand("#0b6e63").light.fill).toBe("#0b6e63");
  });

  it("is ours where the stored one is no color", () => {
    expect(readableBrand("red; background: url(x)").light.fill).toBe("#0b6e63");
  });
});

describe("A recording", () => {
  it.each([
    ["video/webm;codecs=vp8,opus", { kind: "video", extension: "webm" }],
    ['video/mp4;codecs="avc1.42E01E,mp4a.40.2"', { kind: "video", extension: "mp4" }],
    ["audio/webm; codecs=opus", { kind: "audio", extension: "webm" }],
    ["video/quicktime", null],
    ["text/html;video/webm", null],
    ["video/webm;codecs=<script>", null],
  ])("of type %s is taken or refused", (type, taken) => {
    expect(recordingType(type)).toEqual(taken);
  });

  it("is known by its first bytes", () => {
    const webm = Uint8Array.of(0x1a, 0x45, 0xdf, 0xa3, 0x9f);
    const mp4 = Uint8Array.of(0, 0, 0, 28, 0x66, 0x74, 0x79, 0x70);
    expect(hasContainerSignature("webm", webm)).toBe(true);
    expect(hasContainerSignature("mp4", mp4)).toBe(true);
    expect(hasContainerSignature("mp4", webm)).toBe(false);
    expect(hasContainerSignature("webm", new TextEncoder().encode("<html>"))).toBe(false);
  });

  it("may be half as large again as its top bitrate makes it", () => {
    expect(maxRecordingBytes(60)).toBe((60 * 1_064_000 * 1.5) / 8 + 1024 * 1024);
  });

  it("has the same hash piece by piece as at once", () => {
    for (const size of [0, 1, 55, 56, 63, 64, 65, 119, 120, 5000]) {
      const bytes = randomBytes(size);
      const hash = new Sha256();
      for (let at = 0; at < size; at += 37) hash.update(bytes.subarray(at, at + 37));
      expect(hash.hex()).toBe(createHash("sha256").update(bytes).digest("hex"));
    }
  });
});

describe("The room's words", () => {
  it("count an emoji as one character, as the database does", () => {
    expect(countCharacters("añ😀")).toBe(3);
  });

  it("keep one full stop after a name that ends with one", () => {
    expect(fill("With {company}.", { company: "Brightside Co." })).toBe("With Brightside Co.");
    expect(fill("With {company}.", { company: "Brightside" })).toBe("With Brightside.");
    expect(fill("{unknown}", {})).toBe("{unknown}");
  });

  it("follow the language's plural", () => {
    const forms = { one: "{count} retake left", other: "{count} retakes left" };
    expect(plural(forms, 1, "en")).toBe("1 retake left");
    expect(plural(forms, 3, "en")).toBe("3 retakes left");
  });

  it("tell time as a clock does", () => {
    expect([clock(65), clock(59.2), clock(-1)]).toEqual(["1:05", "1:00", "0:00"]);
  });

  it("estimate the time that thinking and answering take", () => {
    const video = { type: "video", thinkingTime: 30, maxDuration: 120 } as const;
    const written = { type: "text", maxCharacters: 500 } as const;
    const questions = [video, written].map((question) => roomQuestion(question));
    expect(estimatedMinutes(questions)).toBe(6);
  });

  it("find the key in a candidate's address", () => {
    expect(interviewKey("/i/abc123")).toBe("abc123");
    expect(interviewKey("/i/abc/def")).toBeNull();
    expect(interviewKey("/interviews/abc")).toBeNull();
  });
});
