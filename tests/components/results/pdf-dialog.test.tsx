import { fireEvent, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { result } from "#components/gallery/examples/results";
import { PdfDialog } from "#components/results/response/pdf-dialog";

const show = (planLock: string | null) =>
  render(<PdfDialog result={result} type="analysis" planLock={planLock} />);

/** What this browser says of itself. */
function screenThat({ shows, wide }: { shows: boolean; wide: boolean }) {
  Object.defineProperty(navigator, "pdfViewerEnabled", { value: shows, configurable: true });
  window.matchMedia = (query) =>
    Object.assign(new EventTarget(), {
      matches: wide,
      media: query,
      onchange: null,
      addListener: () => {},
      removeListener: () => {},
    });
}

const ADDRESS =
  "/api/pdf/download/Maribel_Santos_House_cleaner_analysis.pdf?responseId=a-1&type=analysis";
const open = () => userEvent.click(screen.getByRole("button", { name: "View Analysis PDF" }));

describe("View Analysis PDF", () => {
  it("shows the document in a frame, and ways to open and keep it", async () => {
    screenThat({ shows: true, wide: true });
    show(null);
    await open();
    expect(screen.getByRole("status")).toHaveTextContent("Loading the PDF...");
    const embedded = await screen.findByTitle("Interview analysis: Maribel Santos");
    expect(embedded).toHaveAttribute("src", ADDRESS);
    fireEvent.load(embedded);
    expect(screen.queryByRole("status")).toBeNull();
    expect(screen.getByRole("link", { name: "Open in a new tab" })).toHaveAttribute(
      "href",
      ADDRESS,
    );
    expect(screen.getByRole("link", { name: "Download" })).toHaveAttribute(
      "download",
      "Maribel_Santos_House_cleaner_analysis.pdf",
    );
  });

  it("opens nothing without a network: the frame would be the browser's own error page", async () => {
    const network = jest.spyOn(navigator, "onLine", "get").mockReturnValue(false);
    show(null);
    await open();
    expect(screen.queryByRole("dialog")).toBeNull();
    network.mockRestore();
  });

  it("keeps the focus out of the frame, where Escape would not close it", async () => {
    screenThat({ shows: true, wide: true });
    show(null);
    await open();
    const close = screen.getByRole("button", { name: "Close" });
    expect(close).toHaveFocus();
    const embedded = await screen.findByTitle("Interview analysis: Maribel Santos");
    embedded.focus();
    expect(embedded).toHaveFocus();
    fireEvent.load(embedded);
    expect(close).toHaveFocus();
    await userEvent.keyboard("{Escape}");
    expect(screen.queryByRole("dialog")).toBeNull();
    expect(screen.getByRole("button", { name: "View Analysis PDF" })).toHaveFocus();
  });

  it("says what an answer says that is no PDF", async () => {
    screenThat({ shows: true, wide: true });
    show(null);
    await open();
    const embedded = await screen.findByTitle(/Interview analysis/);
    const body = JSON.stringify({
      error: { code: "not_found", message: "This response can't be found." },
    });
    Object.defineProperty(embedded, "contentDocument", {
      value: { contentType: "application/json", body: { textContent: body } },
    });
    fireEvent.load(embedded);
    expect(screen.getByRole("alert")).toHaveTextContent("This response can't be found.");
  });

  it.each([
    { shows: false, wide: true },
    { shows: true, wide: false },
  ])("offers links where a frame would show nothing: %j", async (kind) => {
    screenThat(kind);
    show(null);
    await open();
    expect(await screen.findByText(/can't show the PDF here/)).toBeVisible();
    expect(screen.queryByTitle(/Interview analysis/)).toBeNull();
    expect(screen.getByRole("link", { name: "Open in a new tab" })).toBeVisible();
  });

  it("is locked below Launch and says so to the keyboard", async () => {
    show("Upgrade to Launch to unlock this feature");
    await userEvent.tab();
    const button = screen.getByRole("button", { name: "View Analysis PDF" });
    expect(button).toHaveFocus();
    expect(await screen.findByRole("tooltip")).toHaveTextContent(
      "Upgrade to Launch to unlock this feature",
    );
    await userEvent.keyboard("{Enter}");
    expect(screen.queryByRole("dialog")).toBeNull();
  });
});
