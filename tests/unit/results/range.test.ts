import { mediaResponse, parseRange } from "#lib/http/range";

describe("The bytes that a player asks for", () => {
  it.each([
    ["bytes=0-99", { start: 0, end: 99 }],
    ["bytes=900-", { start: 900, end: 999 }],
    ["bytes=-100", { start: 900, end: 999 }],
    ["bytes=-5000", { start: 0, end: 999 }],
    ["bytes=0-5000", { start: 0, end: 999 }],
    ["bytes=999-999", { start: 999, end: 999 }],
  ])("%s is that part", (header, range) => {
    expect(parseRange(header, 1000)).toEqual(range);
  });

  it.each([null, "", "bytes=", "bytes=-", "bytes=5-1", "bytes=0-1,5-6", "items=0-5", "bytes=a-b"])(
    "%s is the whole recording",
    (header) => {
      expect(parseRange(header, 1000)).toBe("whole");
    },
  );

  it.each(["bytes=1000-", "bytes=5000-6000", "bytes=-0"])("%s does not exist", (header) => {
    expect(parseRange(header, 1000)).toBe("unsatisfiable");
  });

  it("of an empty recording do not exist", () => {
    expect(parseRange("bytes=0-", 0)).toBe("unsatisfiable");
    expect(parseRange("bytes=-1", 0)).toBe("unsatisfiable");
  });
});

describe("A player", () => {
  const bytes = new Uint8Array(1000).map((_, index) => index % 251);
  const open = jest.fn(async (range?: { start: number; end: number }) => {
    const part = range ? bytes.slice(range.start, range.end + 1) : bytes;
    return new Blob([part]).stream();
  });
  const play = (range: string | null, more = {}) =>
    mediaResponse({
      range,
      size: 1000,
      contentType: "video/webm;codecs=vp9",
      open,
      head: false,
      address: async () => null,
      download: false,
      ...more,
    });
  beforeEach(() => open.mockClear());

  it("is sent to the store's own address where there is one, and saves under a plain name", async () => {
    const address = jest.fn(async () => "https://store.example/signed");
    const response = await play("bytes=0-9", { address, download: true });
    expect(response.status).toBe(307);
    expect(response.headers.get("location")).toBe("https://store.example/signed");
    expect(response.headers.get("cache-control")).toBe("private, no-store");
    expect(address).toHaveBeenCalledWith("recording.webm");
    expect(open).not.toHaveBeenCalled();
  });

  it("saves a file that is read through us under a plain name", async () => {
    const response = await play(null, { download: true });
    expect(response.headers.get("content-disposition")).toBe(
      'attachment; filename="recording.webm"',
    );
  });

  it("that asks for a part gets exactly that part", async () => {
    const response = await play("bytes=100-199");
    expect(response.status).toBe(206);
    expect(response.headers.get("content-range")).toBe("bytes 100-199/1000");
    expect(new Uint8Array(await response.arrayBuffer())).toEqual(bytes.slice(100, 200));
  });

  it("that asks for nothing in particular gets it all, and learns that it may ask for parts", async () => {
    const response = await play(null);
    expect(response.status).toBe(200);
    expect(response.headers.get("accept-ranges")).toBe("bytes");
    expect((await response.arrayBuffer()).byteLength).toBe(1000);
  });

  it("that asks beyond the end is told the size, and no file is opened", async () => {
    const response = await play("bytes=1000-");
    expect(response.status).toBe(416);
    expect(response.headers.get("content-range")).toBe("bytes */1000");
    expect(open).not.toHaveBeenCalled();
  });

  it("that only asks for the head gets no body, and no file is opened", async () => {
    const response = await play("bytes=0-9", { head: true });
    expect([response.status, response.body]).toEqual([206, null]);
    expect(open).not.toHaveBeenCalled();
  });

  it("leaves nothing behind in a shared cache, and cannot be made to read a page", async () => {
    const { headers } = await play(null, { contentType: "text/html" });
    expect(headers.get("cache-control")).toBe("private, no-store");
    expect(headers.get("x-content-type-options")).toBe("nosniff");
    expect(headers.get("content-type")).toBe("application/octet-stream");
    expect((await play(null)).headers.get("content-type")).toBe("video/webm");
  });
});
