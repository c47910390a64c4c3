import { zipped } from "#lib/documents/zip";

const LINE = { name: "Ana_Cleaner_analysis.pdf", bytes: new TextEncoder().encode("%PDF") };

/** Files one after the other, and how many of them were asked for; whether they were ended before the last. */
function files(many: number) {
  const seen = { drawn: 0, ended: false };
  async function* draw() {
    try {
      for (; seen.drawn < many; ) {
        seen.drawn++;
        yield LINE;
      }
    } finally {
      seen.ended = seen.drawn < many;
    }
  }
  return { seen, draw };
}

describe("PDFs in one file", () => {
  it("are all there, each with a name of its own", async () => {
    const bytes = await new Response(zipped(files(3).draw())).bytes();
    const text = new TextDecoder("latin1").decode(bytes);
    expect(text.startsWith("PK")).toBe(true);
    const names = new Set(text.match(/Ana_Cleaner_analysis(_\d)?\.pdf/g));
    expect([...names]).toEqual([
      "Ana_Cleaner_analysis.pdf",
      "Ana_Cleaner_analysis_2.pdf",
      "Ana_Cleaner_analysis_3.pdf",
    ]);
  });

  it("are drawn no further once the reader is gone", async () => {
    const { seen, draw } = files(100);
    const reader = zipped(draw()).getReader();
    await reader.read();
    await reader.cancel();
    await new Promise(setImmediate);
    expect(seen.drawn).toBeLessThan(4);
    expect(seen.ended).toBe(true);
  });
});
