import { ATS_CATALOGUE, atsLimits, atsName, SHOWN_ATS } from "#lib/domain/integrations/catalogue";
import { DELIVERY_STATES, deliverySentence, documentsFor } from "#lib/domain/integrations/delivery";
import { sessionFailure } from "#lib/domain/integrations/texts";
import { connectsAts } from "#lib/domain/site/integration-routes";
import { connectSources, contentSecurityPolicy } from "#lib/domain/site/page-policy";

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
  const lever = { appId: "lever", jobTitle: "Night cleaner", problem: null, sent: null };

  it("says for each state what is known", () => {
    expect(DELIVERY_STATES.map((state) => deliverySentence({ ...lever, state }))).toEqual([
      "The analysis and transcript PDFs are on the way to Lever.",
      "The analysis and transcript PDFs arrived in Lever.",
      "The application or its PDFs may have arrived, but Lever didn't confirm it. Check there before you send them again.",
      "Not delivered to Lever.",
    ]);
  });

  it("says what hinders, and which document a smaller ATS gets", () => {
    const { problem: _, ...rest } = { ...lever, appId: "zoho" };
    expect(deliverySentence({ ...rest, state: "queued", problem: null })).toBe(
      "The analysis PDF is on the way to Zoho.",
    );
    expect(deliverySentence({ ...rest, state: "queued", problem: "limited" })).toBe(
      "Not delivered yet. Zoho asked us to slow down. We'll try again automatically.",
    );
    expect(deliverySentence({ ...rest, state: "failed", problem: "plan" })).toBe(
      "Not delivered to Zoho. Your plan doesn't include ATS integrations.",
    );
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
      ...{ nonce: "n", hashes: {}, sources: [], pictures: [], media: [], payments: null },
      ...{ connecting, development: false },
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
