import sharp from "sharp";
import { drawLogo as drawLogoOf, TOO_SLOW } from "#lib/documents/logo/draw";
import { isLogoOf, logoName } from "#lib/domain/company/logo";

const OWNER = "5f2b7c1e-0000-4000-8000-000000000001";
const drawLogo = async (picture: Uint8Array) => (await drawLogoOf(picture, OWNER)).large;
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

  it("is kept in a second size for the room's bar, never larger than it was", async () => {
    const wide = await png().resize(1600, 200).png().toBuffer();
    const { large, small } = await drawLogoOf(wide, OWNER);
    expect(await sharp(large).metadata()).toMatchObject({ width: 800, height: 100 });
    expect(await sharp(small).metadata()).toMatchObject({ width: 384, height: 48 });
    const tiny = await drawLogoOf(await png().png().toBuffer(), OWNER);
    expect(await sharp(tiny.small).metadata()).toMatchObject({ width: 20, height: 10 });
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
        message: TOO_SLOW,
      },
    });
    expect(next).toMatchObject({ status: "fulfilled" });
    expect(beats).toBeGreaterThan(10);
  }, 60_000);

  it("lets nobody else's logo wait behind more than the one that is being drawn", async () => {
    const order: string[] = [];
    const upload = (owner: string, picture: Uint8Array) =>
      drawLogoOf(picture, owner).then(
        () => order.push(`${owner}: drawn`),
        ({ code }) => order.push(`${owner}: ${code}`),
      );
    await Promise.all([
      ...Array.from({ length: 6 }, () => upload("attacker", HOSTILE)),
      upload("other", await png().png().toBuffer()),
    ]);
    const refused = Array<string>(4).fill("attacker: unavailable");
    const [first, second, third, ...rest] = order.slice(4);
    expect(order.slice(0, 4)).toEqual(refused);
    expect([first, second, third]).toEqual([
      "attacker: unsupported_media",
      "other: drawn",
      "attacker: unsupported_media",
    ]);
    expect(rest).toEqual([]);
  }, 60_000);
});
