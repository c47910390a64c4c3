import { render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { InterviewList } from "#components/interviews/list/interview-list";
import { type InterviewListItem, NO_ANSWERS } from "#lib/domain/interviews/interview-list";

const row = (title: string, day: number, change: Partial<InterviewListItem> = {}) => ({
  id: title,
  title,
  language: "en" as const,
  link: `http://localhost/i/${day}`,
  createdAt: `2026-11-0${day}T12:00:00Z`,
  created: `11/${day}/2026`,
  deadline: null,
  closed: false,
  answers: NO_ANSWERS,
  ...change,
});
const interviews = [
  row("Cook", 3, { deadline: "12/4/2026" }),
  row("House cleaner", 2, { link: "" }),
  row("Barista", 1),
];
const titles = () =>
  screen
    .getAllByRole("row")
    .slice(1)
    .map((one) => within(one).getAllByRole("link")[0]?.textContent);

describe("The list of interviews", () => {
  it("shows dates and links, and words where there are none", () => {
    render(<InterviewList interviews={interviews} />);
    const [, cook, cleaner] = screen.getAllByRole("row");
    expect(cook).toHaveTextContent("11/3/2026");
    expect(cook).toHaveTextContent("12/4/2026");
    expect(within(cook ?? document.body).getByRole("link", { name: "Open Link" })).toHaveAttribute(
      "href",
      "http://localhost/i/3",
    );
    expect(cleaner).toHaveTextContent("No deadline");
    expect(cleaner).toHaveTextContent("No Link");
  });

  it("says who answered, what is new and waits for a decision, and whether it is open", () => {
    const answers = { submitted: 12, undecided: 5, unread: 3, waiting: 4 };
    render(
      <InterviewList
        interviews={[row("Cook", 2, { answers }), row("House cleaner", 1, { closed: true })]}
      />,
    );
    const [, cook, cleaner] = screen.getAllByRole("row");
    for (const words of ["12 submitted", "3 new", "5 to decide", "4 waiting for your plan", "Open"])
      expect(within(cook ?? document.body).getByText(words)).toBeVisible();
    expect(cleaner).toHaveTextContent("Nobody yet");
    expect(cleaner).toHaveTextContent("Closed");
    expect(cleaner).not.toHaveTextContent("new");
  });

  it("is newest first and sorts by title or date, both ways", async () => {
    const person = userEvent.setup();
    render(<InterviewList interviews={interviews} />);
    expect(titles()).toEqual(["Cook", "House cleaner", "Barista"]);
    await person.click(screen.getByRole("button", { name: "Title" }));
    expect(titles()).toEqual(["Barista", "Cook", "House cleaner"]);
    expect(screen.getByRole("columnheader", { name: "Title" })).toHaveAttribute(
      "aria-sort",
      "ascending",
    );
    await person.click(screen.getByRole("button", { name: "Title" }));
    expect(titles()).toEqual(["House cleaner", "Cook", "Barista"]);
    await person.click(screen.getByRole("button", { name: "Created Date" }));
    await person.click(screen.getByRole("button", { name: "Created Date" }));
    expect(titles()).toEqual(["Barista", "House cleaner", "Cook"]);
  });

  it("finds by title and says when nothing fits", async () => {
    const person = userEvent.setup();
    render(<InterviewList interviews={interviews} />);
    const search = screen.getByPlaceholderText("Search interviews...");
    await person.type(search, "CLEAN");
    expect(titles()).toEqual(["House cleaner"]);
    await person.type(search, "zzz");
    expect(screen.getByText("No interviews found matching your search criteria.")).toBeVisible();
  });
});
