import { render, screen, within } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import { confirmedClaims } from "#components/gallery/examples/claims";
import { AboutUs } from "#components/site/about/about-us";
import { Landing } from "#components/site/landing/landing";
import { ownClaims, siteClaims } from "#lib/domain/site/claims";
import { FACTS, PROOFS } from "#lib/domain/site/facts";

jest.mock("next/navigation", () => ({ useRouter: () => ({ push: jest.fn() }) }));
globalThis.IntersectionObserver = class {
  readonly root = null;
  readonly rootMargin = "";
  readonly scrollMargin = "";
  readonly thresholds = [];
  observe() {}
  unobserve() {}
  disconnect() {}
  takeRecords() {
    return [];
  }
};

const CLAIMS = ownClaims(new Date());
const confirmed = siteClaims(confirmedClaims, new Date());
const numbers = () =>
  [...screen.getByRole("region", { name: "In numbers" }).querySelectorAll("dd")].map(
    ({ textContent }) => textContent,
  );

describe("The landing page", () => {
  it("holds what anybody can check where nothing is confirmed, and no disclaimer", () => {
    render(<Landing claims={CLAIMS} result={null} />);
    expect(numbers()).toEqual(FACTS.map(({ value }) => value));
    const cards = within(screen.getByRole("list", { name: "Three things to check" }));
    expect(cards.getAllByRole("heading").map(({ textContent }) => textContent)).toEqual(
      PROOFS.map(({ value }) => value),
    );
    expect(document.body).not.toHaveTextContent(
      /Sample figure|Sample, not|not yet verified|nobody has signed|150\+|87%|5x/,
    );
  });

  it("has the question to answer on the page, and without a script on a page of its own", () => {
    const landing = <Landing claims={CLAIMS} result={null} />;
    expect(renderToString(landing)).toMatch(
      /href="\/try\/residential-cleaning"[^>]*>Answer as your applicant would/,
    );
    render(landing);
    expect(screen.getByRole("link", { name: "Answer as your applicant would" })).toHaveAttribute(
      "href",
      "#try",
    );
  });

  it("says every claim where all are confirmed", () => {
    render(<Landing claims={confirmed} result={null} />);
    expect(numbers()).toEqual(["150+", "87%", "5x", "15+ hours"]);
    expect(screen.getByText("Join 150+ service businesses.", { exact: false })).toBeVisible();
    const voices = within(screen.getByRole("list", { name: "Testimonials" }));
    expect(voices.getAllByRole("figure")).toHaveLength(3);
    expect(screen.queryByText("Check it yourself")).toBeNull();
  });

  it("keeps its sections in one order in both states", () => {
    for (const claims of [CLAIMS, confirmed]) {
      const { container, unmount } = render(<Landing claims={claims} result={null} />);
      const order = [...container.querySelectorAll("section[id]")].map(({ id }) => id);
      expect(order).toEqual([
        ...["howitworks", "features", "industries", "demo", "pricing", "testimonials", "questions"],
      ]);
      unmount();
    }
  });
});

describe("About us", () => {
  it("has the founder's letter once it is confirmed", () => {
    const { rerender } = render(<AboutUs letter={CLAIMS.letter} />);
    expect(screen.queryByText("A letter from our founder")).toBeNull();
    rerender(<AboutUs letter={confirmed.letter} />);
    expect(screen.getByText("A letter from our founder")).toBeVisible();
  });
});
