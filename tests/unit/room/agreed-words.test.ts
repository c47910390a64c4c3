import { createHash } from "node:crypto";
import { ASK_AGAIN_WORDS } from "#lib/domain/private/private-page";
import { noticeVersion } from "#lib/domain/room/consent";
import { TEXT_WORDS } from "#lib/domain/room/text-consent";
import { LANGUAGES, type LanguageCode } from "#lib/domain/text/languages";
import { CATALOGS } from "#lib/messages/catalogs";
import { MAIL_CATALOGS } from "#lib/messages/mails";
import { agreedTextWords } from "#lib/messages/text-words";

const hashOf = (words: unknown) =>
  createHash("sha256").update(JSON.stringify(words)).digest("hex").slice(0, 16);
const inAll = (words: (code: LanguageCode) => unknown) =>
  hashOf(LANGUAGES.map(({ code }) => [code, words(code)]));

/**
 * What people agreed to, by the version that is kept with their yes. Words that change are a new version, with the old ones
 * kept: a line more here. A line that changes means that nobody has agreed to it yet, or that a slip of the pen was mended.
 */
const AGREED = {
  texts: {
    "2026-11-28": "9af9690e8149b824",
    "2026-11-28b": "cf61ca83ada72561",
    "2026-11-28c": "1394a7825eb4bf8c",
  },
  askAgain: { "2026-11-28": "666493dfa05a0c00" },
  notice: {
    "2026-11-28": "c97edc4a26fdda19",
    "2026-11-28.ar": "5a3869e302ce4652",
    "2026-11-28.de": "1d0c5b33f2f924c2",
    "2026-11-28.fr": "cb97ecaaf171f2e4",
    "2026-11-28.hi": "4fcf631bbc7ccaee",
    "2026-11-28.ja": "9b330a561da106ba",
    "2026-11-28.pt": "5fb4230687ae6553",
    "2026-11-28.ru": "0844b105c9d2b8c7",
    "2026-11-28.zh": "bf3e058e78b67471",
    "2026-11-28b.es": "79f026a089d8bf13",
  },
};

describe("Words that people agree to are those of their version, in all ten languages", () => {
  it("beside the box for text messages", () => {
    const hashes = TEXT_WORDS.map((one) => [one, inAll((code) => agreedTextWords(one, code))]);
    expect(Object.fromEntries(hashes)).toEqual(AGREED.texts);
  });

  it("beside the box for other jobs", () => {
    const hash = inAll((code) => {
      const { askLead, askYes } = MAIL_CATALOGS[code].me;
      return [askLead, askYes];
    });
    expect({ [ASK_AGAIN_WORDS]: hash }).toEqual(AGREED.askAgain);
  });

  it("in the notice", () => {
    const hashes = LANGUAGES.map(({ code }) => [
      noticeVersion(code),
      hashOf(CATALOGS[code].consent),
    ]);
    expect(Object.fromEntries(hashes)).toEqual(AGREED.notice);
  });
});
