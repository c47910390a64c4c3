import { confirmedClaims } from "#components/gallery/examples/claims";
import { securityText } from "#components/site/trust/security-text";
import { externalAddress } from "#lib/domain/core/external-links";
import { listCap, OFFERED_PLANS, offer } from "#lib/domain/plans/plans";
import { siteClaims } from "#lib/domain/site/claims";
import { FACTS, OWN_SERVER, PROOFS } from "#lib/domain/site/facts";
import { HOURS, SAVED_HOURS_NOTE } from "#lib/domain/site/hours-saved";
import { INDUSTRIES } from "#lib/domain/site/industries";
import { LANGUAGES } from "#lib/domain/text/languages";
import written from "../../../content/claims.json" with { type: "json" };

const TODAY = new Date("2026-11-20T12:00:00Z");

describe("Claims", () => {
  it("are shown once they have a source and a date, and not before", () => {
    const { figures, reviews, letter } = siteClaims(written, TODAY);
    expect([figures, reviews, letter]).toEqual([[], [], null]);
    const all = siteClaims(confirmedClaims, TODAY);
    expect(all.figures.map(({ claim }) => claim)).toEqual(["150+", "87%", "5x", "15+ hours"]);
    expect(all.reviews).toHaveLength(3);
    expect(all.letter?.claim).toBe("A letter from our founder");
    const [first, ...others] = written.figures;
    const one = { ...first, source: "Our customer list", date: "2026-11-01" };
    expect(siteClaims({ ...written, figures: [one, ...others] }, TODAY).figures).toEqual([one]);
    const half = { ...first, source: "Our customer list" };
    expect(siteClaims({ ...written, figures: [half, ...others] }, TODAY).figures).toEqual([]);
  });

  it("of a person are three, or none, and have words and a name", () => {
    const [first, ...others] = confirmedClaims.reviews;
    const unproved = [{ ...first, source: null }, ...others];
    expect(siteClaims({ ...confirmedClaims, reviews: unproved }, TODAY).reviews).toEqual([]);
    const empty = [{ ...first, claim: "" }, ...others];
    expect(() => siteClaims({ ...confirmedClaims, reviews: empty }, TODAY)).toThrow("no words");
    const nowhere = [{ ...first, company: "" }, ...others];
    expect(() => siteClaims({ ...confirmedClaims, reviews: nowhere }, TODAY)).toThrow("no company");
    const early = [{ ...first, date: "2026-11-21" }, ...others];
    expect(() => siteClaims({ ...confirmedClaims, reviews: early }, TODAY)).toThrow(
      "still to come",
    );
    const letter = { ...confirmedClaims.letter, signature: "" };
    expect(() => siteClaims({ ...confirmedClaims, letter }, TODAY)).toThrow("no signature");
  });

  it("give their place to facts, each with where to check it", () => {
    expect(FACTS.map(({ value }) => value)).toEqual([
      "16 minutes",
      `${LANGUAGES.length} languages`,
      "6 scores",
      "0 answers",
    ]);
    expect(PROOFS).toHaveLength(3);
    for (const { how } of [...FACTS, ...PROOFS]) expect(how.href).toMatch(/^\//);
    expect(PROOFS.map(({ how }) => how.href)).toEqual([
      "/#try",
      "/#pricing",
      "/security#on-a-server-of-your-own",
    ]);
    expect(securityText.sections.map(({ heading }) => heading)).toContain(OWN_SERVER);
    expect(HOURS.saved).toBe(15);
  });

  it("of hours that a plan saves are no more than its candidates come to", () => {
    const claimed = OFFERED_PLANS.flatMap((plan) => {
      const [, hours] = /Saves (\d+)\+ hours/.exec(offer(plan).features.join("; ")) ?? [];
      return hours
        ? [{ hours: Number(hours), most: (listCap(plan) * HOURS.minutesEach) / 60 }]
        : [];
    });
    expect(claimed.map(({ hours }) => hours)).toEqual([15, 50]);
    for (const { hours, most } of claimed) expect(hours).toBeLessThanOrEqual(most);
    expect(SAVED_HOURS_NOTE).toContain("45 minutes");
  });
});

describe("An address of ours that stands for one elsewhere", () => {
  const links = { booking: "https://cal.example/us", demo: "/demo", social: "https://s.example" };

  it("leads there where the settings have one, else to our page", () => {
    expect(externalAddress("/book-a-call", links)).toBe("https://cal.example/us");
    expect(externalAddress("/demo", links)).toBeNull();
    expect(externalAddress("/linkedin", links)).toBe("https://s.example");
    expect(externalAddress("/pricing", links)).toBeNull();
  });
});

describe("Trades", () => {
  it("are eleven, each with a page of its own", () => {
    expect(INDUSTRIES.map(({ slug }) => slug)).toEqual([
      "residential-cleaning",
      "commercial-cleaning",
      "hvac",
      "plumbing",
      "landscaping",
      "pest-control",
      "franchises",
      "staffing",
      "outsourcing-firms",
      "restaurants",
      "hospitality",
    ]);
  });
});
