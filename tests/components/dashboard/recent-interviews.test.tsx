import { render, screen } from "@testing-library/react";
import { RecentInterviews } from "#components/dashboard/recent-interviews";

const interview = {
  id: "5b1f7a38-4c3e-4a53-8a6a-1d2b7c9e0f11",
  title: "House cleaner",
  language: "en" as const,
  createdAt: "2026-11-02T15:00:00.000Z",
  deadline: "2099-12-05T04:59:59.000Z",
  closedAt: null,
};

it.each([
  ["is open until its deadline", {}, /· open until Dec 4, 2099$/],
  ["is closed by its employer", { closedAt: "2026-11-20T15:00:00.000Z" }, /· closed$/],
  ["is closed by its deadline", { deadline: "2026-11-10T04:59:59.000Z" }, /· closed$/],
  ["is open for good", { deadline: null }, /^Created Nov 2, 2026$/],
])("A recent interview %s", (_name, change, words) => {
  render(
    <RecentInterviews interviews={[{ ...interview, ...change }]} timeZone="America/New_York" />,
  );
  expect(screen.getByText(words)).toBeVisible();
});
