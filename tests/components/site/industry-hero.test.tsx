import { render, screen } from "@testing-library/react";
import { IndustryHero } from "#components/site/industries/industry-hero";
import { monthlyPrice } from "#lib/domain/plans/plans";
import { industryText } from "#lib/domain/site/industry-texts";
import { DEFAULT_TRADE } from "#lib/domain/site/try-it";

test("Whoever comes to a trade's page first reads what Rolecall does and what it costs", () => {
  const text = industryText(DEFAULT_TRADE);
  if (!text) throw new Error("The default trade has no page.");
  render(<IndustryHero text={text} name="Residential cleaning" />);
  expect(screen.getByText(/^Rolecall interviews everyone who applies/)).toBeVisible();
  const price = `from $${monthlyPrice("STARTER", "monthly")} a month`;
  expect(screen.getByRole("link", { name: price })).toHaveAttribute("href", "/#pricing");
});
