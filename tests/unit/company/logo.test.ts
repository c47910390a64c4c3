import sharp from "sharp";
import { drawLogo } from "#lib/documents/logo/draw";
import { isLogoOf, logoName } from "#lib/domain/company/logo";

const OWNER = "5f2b7c1e-0000-4000-8000-000000000001";
const png = () => sharp({ create: { width: 20, height: 10, channels: 3, background: "#0b6e63" } });

const svg = (inner: string) =>
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="120" height="60">${inner}</svg>`);

describe("A logo's name", () => {
  it("is its owner's id, the word logo and the time, and nobody else's", () => {
    const name = logoName(OWNER, 1763708400000);
    expect(name).toBe(`${OWNER}-logo-1763708400000.png`);
    expect(isLogoOf(OWNER, name)).toBe(true);
    expect(isLogoOf("5f2b7c1e-0000-4000-8000-000000000002", name)).toBe(false);
  });

  it.each([
    `https://evil.example/${OWNER}-logo-1.png`,
    `${OWNER}-logo-../../x.png`,
    `${OWNER}-logo-1.svg`,
    `${OWNER}-logo-1.png?x`,
  ])("is never %s", (name) => {
    expect(isLogoOf(OWNER, name)).toBe(false);
  });
});

describe("An uploaded logo", () => {
  it("is redrawn as PNG whatever picture it was", async () => {
    for (const bytes of [
      await png().png().toBuffer(),
      await png().jpeg().toBuffer(),
      await png().webp().toBuffer(),
      svg('<rect width="120" height="60" fill="#0b6e63"/>'),
    ]) {
      expect((await sharp(await drawLogo(bytes)).metadata()).format).toBe("png");
    }
  });

  it("is drawn as large as we keep it when it is a drawing", async () => {
    const drawn = await sharp(await drawLogo(svg('<rect width="9" height="9"/>'))).metadata();
    expect(drawn).toMatchObject({ width: 800, height: 400 });
  });

  it("carries nothing but pixels: no script, no place where a photograph was taken", async () => {
    const photo = await png()
      .jpeg()
      .withExif({ IFD0: { Copyright: "secret place" } })
      .toBuffer();
    expect(photo.includes("secret place")).toBe(true);
    expect(Buffer.from(await drawLogo(photo)).includes("secret place")).toBe(false);
    const hostile = svg("<script>alert(1)</script><rect width='9' height='9'/>");
    expect(Buffer.from(await drawLogo(hostile)).includes("alert")).toBe(false);
  });

  it("reads no file of the server", async () => {
    const thief = svg('<image href="file:///etc/hostname" width="9" height="9"/>');
    const drawn = await sharp(await drawLogo(thief))
      .ensureAlpha()
      .stats();
    expect(drawn.channels[3]?.max).toBe(0);
  });

  it.each([
    ["a web page", Buffer.from("<html><svg></svg></html>")],
    ["a program", Buffer.from("#!/bin/sh\nrm -rf /")],
    ["nothing", Buffer.alloc(0)],
    ["half a picture", Buffer.from("89504e470d0a1a0a0000000d49484452", "hex")],
  ])("is refused when it is %s", async (_what, bytes) => {
    await expect(drawLogo(bytes)).rejects.toMatchObject({ code: "unsupported_media" });
  });
});

/** Two kilobytes of filters, each over the whole of a large picture: native code draws on it for minutes. */
const HOSTILE = Buffer.from(
  `<svg xmlns="http://www.w3.org/2000/svg" width="6000" height="6000"><filter id="f" x="0" y="0" width="1" height="1">${Array.from(
    { length: 20 },
    (_, at) =>
      `<feTurbulence type="fractalNoise" baseFrequency="0.9${at}" numOctaves="10000"/><feMorphology operator="dilate" radius="200"/>`,
  ).join("")}</filter><rect width="6000" height="6000" filter="url(#f)"/></svg>`,
);

describe("A drawing that would keep the server busy", () => {
  it("is given up, says so, and neither stops this process nor the next picture", async () => {
    expect(HOSTILE.byteLength).toBeLessThan(3000);
    let beats = 0;
    const heart = setInterval(() => beats++, 50);
    const [hostile, next] = await Promise.allSettled([
      drawLogo(HOSTILE),
      png().png().toBuffer().then(drawLogo),
    ]);
    clearInterval(heart);
    expect(hostile).toMatchObject({
      reason: {
        code: "unsupported_media",
        message: "This image takes too long to draw. Save it as a PNG or JPG and try again.",
      },
    });
    expect(next).toMatchObject({ status: "fulfilled" });
    expect(beats).toBeGreaterThan(10);
  }, 60_000);

  it("makes only a few others wait", async () => {
    const all = await Promise.allSettled(
      Array.from({ length: 9 }, () => drawLogo(svg('<rect width="9" height="9"/>'))),
    );
    const refused = all.filter(({ status }) => status === "rejected");
    expect(refused).toHaveLength(3);
    expect(refused[0]).toMatchObject({ reason: { code: "unavailable" } });
  });
});
