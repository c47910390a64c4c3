import sharp from "sharp";
import { extractText, getDocumentProxy } from "unpdf";
import { type PosterInput, posterPdf } from "#lib/documents/pdf/poster";
import { qrPng } from "#lib/documents/qr";
import { LANGUAGES } from "#lib/domain/text/languages";
import { posterMessages } from "#lib/messages/mails";

const LINK = "https://hire.example/i/0123456789abcdef0123456789abcdef";

const poster = (change: Partial<PosterInput> = {}) =>
  posterPdf({
    paper: "letter",
    language: "en",
    company: { name: "Bright & Tidy", color: "#0693e3", timeZone: "America/New_York" },
    job: "House cleaner",
    pay: "$18 to $22 per hour",
    link: LINK,
    minutes: 9,
    deadline: "2026-12-05T04:59:59.999Z",
    logo: null,
    now: Date.UTC(2026, 10, 22),
    ...change,
  });

/** How far above the foot of the page the line with these words stands, in points. */
async function heightOf(words: RegExp, bytes: Uint8Array): Promise<number> {
  const page = await (await getDocumentProxy(Uint8Array.from(bytes))).getPage(1);
  const { items } = await page.getTextContent();
  const heights = items.flatMap((item) =>
    "str" in item && words.test(item.str.replaceAll("\u200b", ""))
      ? [Number(item.transform[5])]
      : [],
  );
  return heights[0] ?? Number.NaN;
}

async function read(bytes: Uint8Array) {
  const pdf = await getDocumentProxy(Uint8Array.from(bytes));
  const { text, totalPages } = await extractText(pdf, { mergePages: true });
  const [, , width, height] = (await pdf.getPage(1)).view;
  return {
    text: text.replaceAll("\u200b", "").replace(/\s+/g, " "),
    totalPages,
    size: [width, height],
  };
}

describe("A poster", () => {
  it("says job, pay, company, deadline and link on one page of Letter", async () => {
    const { text, totalPages, size } = await read(await poster());
    for (const words of ["We're hiring", "House cleaner", "$18 to $22", "Bright & Tidy", LINK]) {
      expect(text).toContain(words);
    }
    expect(text).toContain("Open until December 4, 2026.");
    expect(totalPages).toBe(1);
    expect(size).toEqual([612, 792]);
  });

  it("says it in Spanish, on A4", async () => {
    const { text, size } = await read(await poster({ language: "es", paper: "a4" }));
    expect(text).toContain("Estamos contratando");
    expect(text).toContain("Abierta hasta el 4 de diciembre de 2026.");
    expect(size.map((side) => Math.round(side ?? 0))).toEqual([595, 842]);
  });

  it.each(LANGUAGES)("prints every letter of $name, on one page", async ({ code }) => {
    const { text, totalPages } = await read(await poster({ language: code }));
    const printed = new Set(text.normalize("NFKC"));
    const letters = Object.values(posterMessages(code)).join("").replace("{day}", "");
    expect([...letters].filter((one) => /\p{L}/u.test(one) && !printed.has(one))).toEqual([]);
    expect(totalPages).toBe(1);
  });

  it("keeps the order of English pay in Arabic, and sets Japanese without kana as Japanese", async () => {
    expect((await read(await poster({ language: "ar" }))).text).toContain("$18 to $22 per hour");
    const bytes = await poster({ language: "ja", job: "清掃員" });
    expect(Buffer.from(bytes).toString("latin1")).not.toContain("NotoSansSC");
  });

  it.each(
    (["es", "fr", "de", "ru", "pt"] as const).flatMap(
      (code) =>
        [
          [code, false],
          [code, true],
        ] as const,
    ),
  )("keeps long names apart from what stands below, in %s (logo: %s)", async (language, marked) => {
    const { lead: led, orOpen } = posterMessages(language);
    const first = (words: string) => new RegExp(`^${words.split(" ", 2).join(" ")}`);
    const bytes = await poster({
      language,
      company: {
        name: "Limpiezas Hermanos Fernández-Villanueva y Asociados de Tampa Bay LLC "
          .repeat(2)
          .trim(),
        color: "#0693e3",
        timeZone: "America/New_York",
      },
      job: "Superintendente de limpieza de oficinas y casas, turno de noche ".repeat(3).trim(),
      logo: marked ? Buffer.from(qrPng(LINK, 4)) : null,
    });
    const [pay, lead, facts, open] = await Promise.all(
      [/\$18 to/, first(led), /2026/, first(orOpen)].map((words) => heightOf(words, bytes)),
    );
    expect((pay ?? 0) - (lead ?? 0)).toBeGreaterThan(40);
    expect((facts ?? 0) - (open ?? 0)).toBeGreaterThan(30);
  });

  it("keeps the longest names on its page, and shows code as the words that it is", async () => {
    const job = `#panic() <iframe src=file:///etc/passwd> ${"Superintendent ".repeat(20)}`.slice(
      0,
      200,
    );
    const { text, totalPages } = await read(
      await poster({ job, company: { name: "W".repeat(120), color: "#ffffff", timeZone: "UTC" } }),
    );
    expect(text).toContain("#panic() <iframe src=file:///etc/passwd>");
    expect(totalPages).toBe(1);
  });
});

describe("A QR code", () => {
  it("is a picture with white around it", async () => {
    const { data, info } = await sharp(qrPng(LINK, 4)).raw().toBuffer({ resolveWithObject: true });
    expect(info.width).toBe(info.height);
    const pixel = (x: number, y: number) => data[(y * info.width + x) * info.channels];
    expect(pixel(8, 8)).toBe(255);
    // The corner of the finder pattern.
    expect(pixel(17, 17)).toBe(0);
  });
});
