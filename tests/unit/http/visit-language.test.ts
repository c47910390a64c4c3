import { readLinkedInvite } from "#lib/data/interviews/invites";
import { readRoom } from "#lib/data/room/rooms";
import { chosenLanguage } from "#lib/http/room-language";
import { visitLanguage } from "#lib/http/room-visit";

const mockAsked = new Headers();
jest.mock("server-only", () => ({}));
jest.mock("next/headers", () => ({ headers: async () => mockAsked }));
jest.mock("#lib/env/public", () => ({ publicEnv: () => ({ textsSetUp: false }) }));
jest.mock("#lib/http/clients", () => ({ serviceDb: () => ({}) }));
jest.mock("#lib/http/room-language");
jest.mock("#lib/http/room-opening", () => ({}));
jest.mock("#lib/http/room-session", () => ({ roomVisitor: async () => ({ session: null }) }));
jest.mock("#lib/data/interviews/invites");
jest.mock("#lib/data/room/rooms");

const LINK = `/i/k?invite=00000000-0000-4000-8000-000000000001.${"a".repeat(32)}`;
const invited = jest.mocked(readLinkedInvite);

describe("The room of somebody with an English phone", () => {
  beforeEach(() => {
    mockAsked.set("accept-language", "en-US,en;q=0.9");
    jest.mocked(chosenLanguage).mockResolvedValue(null);
    jest.mocked(readRoom).mockResolvedValue(null);
    invited.mockReset().mockResolvedValue({ takenBack: false, language: "es" });
  });

  it.each([
    ["in which they were invited", LINK, "es"],
    ["of their phone without an invitation", "/i/k", "en"],
    ["of their phone with what is no invitation", "/i/k?invite=x", "en"],
  ])("speaks the language %s", async (_which, address, language) => {
    mockAsked.set("x-rolecall-address", address);
    expect(await visitLanguage("k")).toBe(language);
  });

  it("speaks what they chose there, whatever they were invited in", async () => {
    mockAsked.set("x-rolecall-address", LINK);
    jest.mocked(chosenLanguage).mockResolvedValue("fr");
    expect(await visitLanguage("k")).toBe("fr");
  });

  it.each([null, { takenBack: false, language: null }])(
    "speaks their phone's where no language was chosen for them (%#)",
    async (found) => {
      mockAsked.set("x-rolecall-address", LINK);
      invited.mockResolvedValue(found);
      expect(await visitLanguage("k")).toBe("en");
    },
  );

  it("speaks their phone's while the database doesn't answer", async () => {
    mockAsked.set("x-rolecall-address", LINK);
    invited.mockRejectedValue(new Error("down"));
    expect(await visitLanguage("k")).toBe("en");
  });
});
