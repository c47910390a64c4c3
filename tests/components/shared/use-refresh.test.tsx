import { render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useRefreshOrToast } from "#components/shared/use-refresh";
import { Toaster } from "#components/ui/toaster";

const refresh = jest.fn();
const along = jest.fn();
jest.mock("next/navigation", () => ({ useRouter: () => ({ refresh }) }));

function Refresh() {
  const read = useRefreshOrToast();
  return (
    <>
      <button type="button" onClick={() => void read(along)}>
        Refresh
      </button>
      <Toaster />
    </>
  );
}

const press = () => userEvent.click(screen.getByRole("button", { name: "Refresh" }));

beforeEach(() => {
  refresh.mockClear();
  along.mockClear();
});

describe("Reading a page again", () => {
  it("asks the router once a server has answered", async () => {
    globalThis.fetch = jest.fn().mockResolvedValue({ ok: true, json: async () => ({}) });
    render(<Refresh />);
    await press();
    await waitFor(() => expect(refresh).toHaveBeenCalledTimes(1));
    expect(along).toHaveBeenCalledTimes(1);
  });

  it("leaves the page as it is where nobody answers, and says so", async () => {
    globalThis.fetch = jest.fn().mockRejectedValue(new TypeError("Failed to fetch"));
    render(<Refresh />);
    await press();
    expect(await screen.findByText(/We couldn't reach Rolecall/)).toBeVisible();
    expect(refresh).not.toHaveBeenCalled();
    expect(along).not.toHaveBeenCalled();
  });
});
