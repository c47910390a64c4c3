import { render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { type ComponentType, useState } from "react";
import { Toaster } from "sonner";
import { lazyPart, NOT_LOADED, STILL_NOT_LOADED } from "#components/shared/lazy-part";
import { Button } from "#components/ui/button";
import { Dialog } from "#components/ui/dialog";
import { Loading } from "#components/ui/spinner";

type FormProps = { name: string };
const Form = ({ name }: FormProps) => <p>The form of {name}</p>;

/** A script that is not there until the line is back. */
function script<Props>(part: ComponentType<Props>) {
  const line = { up: false, asked: 0 };
  const load = async () => {
    line.asked += 1;
    if (!line.up) throw new Error("Failed to load chunk /_next/static/chunks/1.js");
    return part;
  };
  return { line, load };
}

function Row({ Opened }: { Opened: ComponentType<{ onClose: () => void }> }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Delete</Button>
      {open ? <Opened onClose={() => setOpen(false)} /> : null}
      <Toaster />
    </>
  );
}

const tryAgain = () => userEvent.click(screen.getByRole("button", { name: "Try again" }));

describe("A part of a page that loads when it is shown", () => {
  it("says where it couldn't be loaded, keeps the page, and comes with another try", async () => {
    const { line, load } = script(Form);
    const Part = lazyPart(load, { loading: <Loading /> });
    render(
      <>
        <textarea aria-label="Note" />
        <Part name="Maria" />
      </>,
    );
    expect(screen.getByText("Loading...")).toBeVisible();
    expect(await screen.findByRole("alert")).toHaveTextContent(NOT_LOADED);
    await userEvent.type(screen.getByLabelText("Note"), "Call her back");
    await tryAgain();
    expect(await screen.findByRole("alert")).toHaveTextContent(STILL_NOT_LOADED);
    // Whoever uses keys goes on here, although the button that they pressed has gone.
    expect(screen.getByRole("alert").parentElement).toHaveFocus();
    line.up = true;
    await tryAgain();
    expect(await screen.findByText("The form of Maria")).toBeVisible();
    expect(screen.queryByRole("alert")).toBeNull();
    expect(screen.getByLabelText("Note")).toHaveValue("Call her back");
  });

  it("is there at once when it was loaded before", async () => {
    const { line, load } = script(Form);
    line.up = true;
    const Part = lazyPart(load);
    const { unmount } = render(<Part name="Maria" />);
    await screen.findByText("The form of Maria");
    unmount();
    render(<Part name="Ana" />);
    expect(screen.getByText("The form of Ana")).toBeVisible();
    expect(line.asked).toBe(1);
  });

  it("leaves a dialog around it one that keys can use and close", async () => {
    const { line, load } = script(Form);
    const Part = lazyPart(load, { loading: <Loading /> });
    render(
      <Dialog
        trigger={<button type="button">Decide</button>}
        title="Your decision about Maria"
        description="Your decision is saved."
      >
        <Part name="Maria" />
      </Dialog>,
    );
    await userEvent.click(screen.getByRole("button", { name: "Decide" }));
    expect(await screen.findByRole("alert")).toHaveTextContent(NOT_LOADED);
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    expect(screen.getByRole("button", { name: "Decide" })).toHaveFocus();
    line.up = true;
    await userEvent.keyboard("{Enter}");
    expect(await screen.findByText("The form of Maria")).toBeVisible();
  });

  it("that is a window closes and says why, and opens at the next press", async () => {
    const { line, load } = script((_props: { onClose: () => void }) => <div role="dialog" />);
    const Window = lazyPart(load, { close: ({ onClose }) => onClose() });
    render(<Row Opened={Window} />);
    await userEvent.click(screen.getByRole("button", { name: "Delete" }));
    expect(await screen.findByText(NOT_LOADED)).toBeInTheDocument();
    expect(screen.getByRole("button", { name: "Delete" })).toHaveFocus();
    line.up = true;
    await userEvent.click(screen.getByRole("button", { name: "Delete" }));
    expect(await screen.findByRole("dialog")).toBeInTheDocument();
    await waitFor(() => expect(screen.queryByText(NOT_LOADED)).toBeNull());
  });

  it("that is a window says that it is on its way over a slow line", async () => {
    let arrive = () => {};
    const arrived = new Promise<void>((resolve) => {
      arrive = resolve;
    });
    const Window = lazyPart(() => arrived.then(() => () => <div role="dialog" />), {
      close: () => {},
    });
    render(<Window />);
    expect(screen.getByRole("status")).toHaveTextContent("Loading...");
    arrive();
    expect(await screen.findByRole("dialog")).toBeInTheDocument();
    expect(screen.queryByRole("status")).toBeNull();
  });
});
