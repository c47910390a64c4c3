import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { FormEvent } from "react";
import { BlockOfflineNavigation } from "#components/shared/block-offline-navigation";
import { useNavigate } from "#components/shared/use-navigate";
import { Toaster } from "#components/ui/toaster";

const push = jest.fn();
const replace = jest.fn();
jest.mock("next/navigation", () => ({ useRouter: () => ({ push, replace }) }));

const submitted = jest.fn((event: FormEvent) => event.preventDefault());

function Page() {
  const go = useNavigate();
  return (
    <>
      <BlockOfflineNavigation />
      <a href="/interviews">Interviews</a>
      <a href="#content">Skip</a>
      <a href="tel:+15550100">Call</a>
      <form action="/dashboard" aria-label="Funnel" onSubmit={submitted}>
        <button type="submit">Apply</button>
      </form>
      <button type="button" onClick={() => go("/dashboard")}>
        Home
      </button>
      <button type="button" onClick={() => go("?status=Hired", { replace: true, scroll: false })}>
        Hired
      </button>
      <Toaster />
    </>
  );
}

function network(there: boolean) {
  jest.spyOn(navigator, "onLine", "get").mockReturnValue(there);
}

/** Whether a press on a link would lead on, which the test's browser can't. */
async function leads(name: string): Promise<boolean> {
  let kept = false;
  const last = (press: MouseEvent) => {
    kept = press.defaultPrevented;
    press.preventDefault();
  };
  document.addEventListener("click", last, { once: true });
  await userEvent.click(screen.getByRole("link", { name }));
  return !kept;
}

afterEach(() => jest.restoreAllMocks());

describe("A page without a network", () => {
  it("stays where a link or a control would leave it, and says why once", async () => {
    network(false);
    render(<Page />);
    expect(await leads("Interviews")).toBe(false);
    await userEvent.click(screen.getByRole("button", { name: "Home" }));
    expect(push).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole("button", { name: "Apply" }));
    expect(submitted).not.toHaveBeenCalled();
    expect(await screen.findAllByText(/We couldn't reach Rolecall/)).toHaveLength(1);
  });

  it("lets through what needs none", async () => {
    network(false);
    render(<Page />);
    expect(await leads("Skip")).toBe(true);
    expect(await leads("Call")).toBe(true);
  });

  it("leads on once there is one", async () => {
    network(true);
    render(<Page />);
    expect(await leads("Interviews")).toBe(true);
    await userEvent.click(screen.getByRole("button", { name: "Home" }));
    expect(push).toHaveBeenCalledWith("/dashboard", { scroll: true });
    await userEvent.click(screen.getByRole("button", { name: "Apply" }));
    expect(submitted).toHaveBeenCalledTimes(1);
    await userEvent.click(screen.getByRole("button", { name: "Hired" }));
    expect(replace).toHaveBeenCalledWith("?status=Hired", { scroll: false });
  });
});
