import { externalAddress } from "#lib/domain/core/external-links";
import { listCap, OFFERED_PLANS, offer } from "#lib/domain/plans/plans";
import { CLAIMS, FACTS, HOURS, SAVED_HOURS_NOTE } from "#lib/domain/site/claims";
import { INDUSTRIES } from "#lib/domain/site/industries";
import { pageShown } from "#lib/domain/site/samples";
import { LANGUAGES } from "#lib/domain/text/languages";

describe("Claims", () => {
  it("are facts with a source, or samples", () => {
    expect(FACTS.filter(({ source }) => source === null)).toEqual([]);
    expect(CLAIMS.filter(({ source }) => source !== null)).toEqual([]);
    expect(FACTS[1]?.value).toBe(String(LANGUAGES.length));
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

describe("The page at an address", () => {
  it("is the one with samples where they are on", () => {
    expect(pageShown("/", true)).toBe("/samples");
    expect(pageShown("/", false)).toBe("/");
    expect(pageShown("/blog/", true)).toBe("/blog/");
  });

  it("is never there for the address of the samples themselves", () => {
    for (const pathname of ["/samples", "/samples/"]) {
      expect(pageShown(pathname, true)).toBeNull();
      expect(pageShown(pathname, false)).toBeNull();
    }
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
