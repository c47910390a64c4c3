import { connectsAts } from "#lib/domain/core/integration-routes";
import { connectSources, contentSecurityPolicy } from "#lib/domain/core/security-headers";
import { ATS_CATALOGUE, atsLimits, atsName, SHOWN_ATS } from "#lib/domain/integrations/catalogue";
import { DELIVERY_STATES, type Delivery, documentsFor } from "#lib/domain/integrations/delivery";
import {
  deliveryChip,
  deliverySentence,
  documentsNote,
  linkNote,
  movedNote,
  sendLabel,
} from "#lib/domain/integrations/delivery-words";
import { sessionFailure } from "#lib/domain/integrations/texts";

describe("The catalogue of ATS", () => {
  it("names the twenty-four, twelve of which are shown", () => {
    expect(ATS_CATALOGUE.map(({ id }) => id).join(" ")).toBe(
      "greenhouse lever bamboohr workable ashby jobvite oracle smartrecruiters successfactors taleo teamtailor ukg cornerstone cats fountain hrcloud pinpoint breezy applicantstack recruiterflow zoho bullhorn icims jobdiva",
    );
    expect(ATS_CATALOGUE.every(({ category }) => category === "ATS API")).toBe(true);
    expect(SHOWN_ATS).toBe(12);
  });

  it("has a name for whatever Knit connects", () => {
    expect([atsName("icims"), atsName("Greenhouse"), atsName("loxo"), atsName("")]).toEqual([
      "iCIMS",
      "Greenhouse",
      "Loxo",
      "your ATS",
    ]);
  });

  it("knows what an ATS can't take", () => {
    expect(documentsFor("zoho_recruit")).toEqual(["analysis"]);
    expect(documentsFor("lever")).toEqual(["analysis", "transcript"]);
    expect(atsLimits("workable").wholeCandidate).toBe(true);
    expect(atsLimits("lever").wholeCandidate).toBe(false);
  });
});

describe("A delivery in words", () => {
  const lever: Delivery = {
    state: "sent",
    appId: "lever",
    jobTitle: "Night cleaner",
    problem: null,
    sent: null,
    arrived: ["analysis", "transcript"],
  };
  const none = { ...lever, arrived: [] };

  it("says for each state what is known", () => {
    const all = DELIVERY_STATES.map((state) => ({ ...(state === "sent" ? lever : none), state }));
    expect(all.map(deliverySentence)).toEqual([
      "The analysis and transcript PDFs are on the way to Lever.",
      "The analysis and transcript PDFs arrived in Lever.",
      "The application or its PDFs may have arrived, but Lever didn't confirm it. Check there before you send them again.",
      "Not delivered to Lever.",
    ]);
    expect(all.map((one) => deliveryChip(one, "Lever").words)).toEqual([
      "On the way to Lever",
      "Sent to Lever",
      "May have arrived in Lever",
      "Could not be sent to Lever",
    ]);
    expect(deliveryChip(null, "Lever").words).toBe("Not sent to Lever yet");
  });

  it("says what hinders, and which document a smaller ATS gets", () => {
    const zoho = { ...none, appId: "zoho", state: "queued" as const };
    expect(deliverySentence(zoho)).toBe("The analysis PDF is on the way to Zoho.");
    expect(deliverySentence({ ...zoho, problem: "limited" })).toBe(
      "Not delivered yet. Zoho asked us to slow down. We'll try again automatically.",
    );
    expect(deliveryChip({ ...zoho, problem: "limited" }, "").words).toBe("Not sent to Zoho yet");
    expect(deliverySentence({ ...zoho, state: "failed", problem: "plan" })).toBe(
      "Not delivered to Zoho. Your plan doesn't include ATS integrations.",
    );
    expect([documentsNote("zoho"), documentsNote("lever")]).toEqual([
      "Zoho keeps only one document per application, so it gets the analysis PDF and not the transcript.",
      null,
    ]);
  });

  it("names the document that is missing where the other one arrived", () => {
    const half = { ...lever, arrived: ["analysis" as const] };
    const words = (more: Partial<Delivery>) => deliverySentence({ ...half, ...more });
    expect([
      words({ state: "queued" }),
      words({ state: "queued", problem: "unreachable" }),
      words({ state: "unconfirmed" }),
      words({ state: "failed", problem: "refused" }),
    ]).toEqual([
      "The transcript PDF is on the way to Lever.",
      "The analysis PDF arrived in Lever. The transcript PDF isn't delivered yet. Lever couldn't be reached. We'll try again automatically.",
      "The analysis PDF arrived in Lever. The transcript PDF may have arrived too, but Lever didn't confirm it. Check there before you send it again.",
      "The analysis PDF arrived in Lever. The transcript PDF isn't there. Lever didn't accept this application.",
    ]);
    const state = { linkedJob: "Night cleaner", moved: false };
    const label = (delivery: Delivery | null, moved = false) =>
      sendLabel({ ...state, delivery, moved }, "Lever");
    expect([
      label({ ...half, state: "unconfirmed" }),
      label({ ...none, state: "failed" }),
      label(lever),
      label(lever, true),
      label(null),
    ]).toEqual([
      "Send the transcript again",
      "Send again",
      "Send again",
      "Send to the new job",
      "Send to Lever",
    ]);
  });

  it("says who goes where once an interview is linked to another job", () => {
    expect(linkNote("Crew lead", "Night cleaner")).toBe(
      "From now on, candidates go to “Crew lead” once they're scored. Candidates already sent to “Night cleaner”, or on their way there, stay there. To send one of them to “Crew lead” too, use that candidate's page.",
    );
    expect(linkNote("Crew lead", null)).toMatch(/already scored go there only if you send them/);
    const moved = { delivery: lever, linkedJob: "Crew lead", moved: true };
    expect(movedNote(moved, "Lever")).toBe(
      "This interview is now linked to “Crew lead” in Lever. This candidate goes there only if you send them. What was sent to “Night cleaner” stays there.",
    );
    const failed = { ...moved, delivery: { ...none, state: "failed" as const } };
    expect(movedNote(failed, "Lever")).not.toContain("stays");
    expect(movedNote({ ...moved, moved: false }, "Lever")).toBeNull();
  });

  it("says of a session why it could not be opened", () => {
    expect([sessionFailure(502), sessionFailure("invalid"), sessionFailure("none")]).toEqual([
      "Authentication failed: 502",
      "Invalid response from server",
      "Authentication session failed",
    ]);
  });
});

describe("The page that connects an ATS", () => {
  const policy = (connecting: string[]) =>
    contentSecurityPolicy("/integrations", {
      nonce: "n",
      hashes: {},
      pictures: [],
      media: [],
      payments: null,
      connecting,
      development: false,
    });

  it("is one page, below which nothing has its policy", () => {
    expect(
      ["/integrations", "/integrations/", "/integrations/webhooks", "/dashboard"].map(connectsAts),
    ).toEqual([true, true, false, false]);
  });

  it("alone may load the window's script", () => {
    expect(policy([])).not.toContain("getknit");
    const open = policy(connectSources("https://af1.getknit.dev/knit-ui-comp.js"));
    expect(open).toMatch(/script-src [^;]*https:\/\/af1\.getknit\.dev/);
    expect(open).toMatch(/connect-src [^;]*https:\/\/\*\.getknit\.dev/);
    expect(open).toMatch(/frame-src [^;]*https:\/\/\*\.getknit\.dev/);
    expect(connectSources("http://127.0.0.1:3002/knit/x.js")).toEqual(["http://127.0.0.1:3002"]);
  });
});
