import { render, screen, within } from "@testing-library/react";
import { result } from "#components/gallery/examples/results";
import { AccommodationList } from "#components/results/accommodations/accommodation-list";
import { AnswersTab } from "#components/results/response/answers-tab";
import { DAY_PARTS, NOT_AVAILABLE, withField } from "#lib/domain/room/availability";
import { DAY_PART_WORDS } from "#lib/domain/room/day-words";
import en from "../../../lib/messages/en.json" with { type: "json" };

const showAnswers = (availability: string | null) =>
  render(
    <AnswersTab
      result={{ ...result, availability }}
      translatable={null}
      current={null}
      cue={null}
      moves={0}
      turns={0}
      onChoose={() => {}}
      onHear={() => {}}
    />,
  );

describe("An employer who reads when somebody could work", () => {
  it("sees the week beside the answers, each field under its day and part", () => {
    showAnswers(withField(NOT_AVAILABLE, "tuesday", "evening", true));
    const week = screen.getByRole("table", { name: "When this person can work" });
    const days = within(week).getAllByRole("columnheader");
    expect(days[1]).toHaveTextContent("Tuesday");
    const evening = within(week).getByRole("row", { name: /^Evening/ });
    const fields = within(evening).getAllByRole("cell");
    expect(fields[1]).toHaveTextContent("Available");
    expect(within(week).getAllByText("Available")).toHaveLength(1);
    expect(within(week).getAllByText("Not available")).toHaveLength(27);
  });

  it("sees no week where none was given", () => {
    showAnswers(null);
    expect(screen.queryByRole("heading", { name: "Availability" })).not.toBeInTheDocument();
  });

  it("learns that nothing was ticked, instead of an empty grid", () => {
    showAnswers(NOT_AVAILABLE);
    expect(screen.getByText("No times were selected.")).toBeVisible();
    expect(screen.queryByRole("table")).not.toBeInTheDocument();
  });

  it("reads the same parts and hours that the candidate ticked", () => {
    for (const part of DAY_PARTS) {
      expect(DAY_PART_WORDS[part]).toEqual({ name: en.week[part], hours: en.week.hours[part] });
    }
  });
});

describe("An owner who reads what candidates need", () => {
  it("sees who asked, for which interview, when, for what, and their note", () => {
    render(
      <AccommodationList
        requests={[
          {
            id: 1,
            name: "Maribel Santos",
            email: "maribel@example.com",
            submitted: false,
            interviewTitle: "House cleaner",
            kinds: ["more_time", "captions"],
            note: "I read slowly.",
            asked: "Nov 20, 2026, 9:20 PM",
          },
        ]}
      />,
    );
    const request = within(screen.getByRole("list", { name: "Requests" }));
    expect(request.getByRole("heading", { name: "Maribel Santos" })).toBeVisible();
    expect(request.getByText(/House cleaner/)).toHaveTextContent("Asked Nov 20, 2026, 9:20 PM");
    expect(request.getByText(/^More time/)).toBeVisible();
    expect(request.getByText("Captions")).toBeVisible();
    expect(request.getByText("I read slowly.")).toBeVisible();
    expect(request.getByText("Not submitted yet")).toBeVisible();
    expect(request.getByRole("link", { name: /maribel@example\.com/ })).toHaveAttribute(
      "href",
      "mailto:maribel@example.com",
    );
  });

  it("learns what will stand here while nobody has asked", () => {
    render(<AccommodationList requests={[]} />);
    expect(screen.getByText("No requests yet.")).toBeVisible();
    expect(screen.getByText(/you get an email and see it here/)).toBeVisible();
  });
});
