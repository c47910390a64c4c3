import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { row } from "#components/gallery/examples/results";
import { RowActions } from "#components/results/list/row-actions";
import { Toaster } from "#components/ui/toaster";

const refresh = jest.fn();
jest.mock("next/navigation", () => ({ useRouter: () => ({ refresh }) }));

const reply = (ok: boolean, body: object) =>
  jest.fn().mockResolvedValue({ ok, json: async () => body });

describe("An employer who deletes a response", () => {
  const ask = async () => {
    render(
      <>
        <RowActions row={row} />
        <Toaster />
      </>,
    );
    await userEvent.click(
      screen.getByRole("button", { name: "Delete the response of Maribel Santos" }),
    );
  };

  it("is asked first, and can change their mind", async () => {
    globalThis.fetch = reply(true, {});
    await ask();
    expect(screen.getByRole("alertdialog")).toHaveTextContent("permanently deleted");
    await userEvent.click(screen.getByRole("button", { name: "Cancel" }));
    expect(globalThis.fetch).not.toHaveBeenCalled();
  });

  it("is told that it is gone", async () => {
    globalThis.fetch = reply(true, { deleted: true });
    await ask();
    await userEvent.click(screen.getByRole("button", { name: "Delete" }));
    expect(await screen.findByText("Response deleted successfully")).toBeInTheDocument();
    expect(refresh).toHaveBeenCalled();
  });

  it("is told where it failed", async () => {
    globalThis.fetch = reply(false, {});
    await ask();
    await userEvent.click(screen.getByRole("button", { name: "Delete" }));
    expect(await screen.findByText("Failed to delete response")).toBeInTheDocument();
    expect(screen.queryByRole("alertdialog")).not.toBeInTheDocument();
  });

  it("reads in the dialog why somebody on legal hold stays", async () => {
    globalThis.fetch = reply(false, { error: { code: "conflict", message: "On legal hold." } });
    await ask();
    await userEvent.click(screen.getByRole("button", { name: "Delete" }));
    expect(await screen.findByRole("alert")).toHaveTextContent("On legal hold.");
    await userEvent.click(screen.getByRole("button", { name: "Cancel" }));
    await userEvent.click(
      screen.getByRole("button", { name: "Delete the response of Maribel Santos" }),
    );
    expect(screen.queryByRole("alert")).not.toBeInTheDocument();
  });
});
