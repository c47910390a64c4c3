import { render, screen } from "@testing-library/react";
import { VerifyBanner } from "#components/account/verify-banner";

it("A wide screen hides what opens the banner only where it can show the rest without it", () => {
  render(<VerifyBanner email="owner@example.com" />);
  const opener = screen.getByText("Confirm your email address", { selector: "summary" });
  const hiding = opener.className.split(" ").filter((name) => name.endsWith(":hidden"));
  expect(hiding.filter((name) => !name.includes("webkit"))).toEqual([
    "sm:supports-[selector(::details-content)]:hidden",
  ]);
});
