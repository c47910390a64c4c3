import { act, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Notes } from "#components/results/notes/notes";
import { NotesLink } from "#components/results/notes/notes-link";

jest.mock("next/navigation", () => ({
  useSearchParams: () => new URLSearchParams("tab=video&question=q-2"),
  useRouter: () => ({ refresh: jest.fn() }),
}));

it("The way to the notes says how many there are, opens their tab and takes the focus along", async () => {
  window.HTMLElement.prototype.scrollIntoView = jest.fn();
  window.history.replaceState(null, "", "/interviews/responses/a-1?tab=video&question=q-2");
  const notes = [
    { id: "n-1", note: "Has her own van.", by: "You", isMine: true, at: "Nov 20, 2026, 9:25 PM" },
  ];
  const link = <NotesLink count={notes.length} />;
  const { rerender } = render(link);
  jest.useFakeTimers({ doNotFake: ["queueMicrotask"] });
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  await user.click(screen.getByRole("link", { name: "Notes (1)" }));
  expect(window.location.search).toBe("?question=q-2");
  // The tab takes its time.
  act(() => jest.advanceTimersByTime(200));
  rerender(
    <>
      {link}
      <Notes attemptId="a-1" notes={notes} />
    </>,
  );
  act(() => jest.advanceTimersByTime(200));
  expect(screen.getByRole("heading", { name: "Notes" })).toHaveFocus();
});
