import { act, fireEvent, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Button } from "#components/ui/button";
import { Tooltip } from "#components/ui/tooltip";

const show = () =>
  render(
    <>
      <Tooltip content="Company settings">
        <Button>Settings</Button>
      </Tooltip>
      <Tooltip content="Delete response" atClick>
        <Button>Delete</Button>
      </Tooltip>
    </>,
  );
const button = (name: string) => screen.getByRole("button", { name });

describe("A tooltip", () => {
  it("describes the control that the keyboard comes to, and goes with it", async () => {
    show();
    await userEvent.tab();
    expect(await screen.findByRole("tooltip")).toHaveTextContent("Company settings");
    expect(button("Settings")).toHaveAccessibleDescription("Company settings");
    await userEvent.tab();
    await waitFor(() => expect(screen.getByRole("tooltip")).toHaveTextContent("Delete response"));
    expect(button("Settings")).not.toHaveAttribute("aria-describedby");
  });

  it("closes at Escape and leaves the focus where it is", async () => {
    show();
    await userEvent.tab();
    await screen.findByRole("tooltip");
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("tooltip")).toBeNull());
    expect(button("Settings")).toHaveFocus();
  });

  it("waits 700 ms under a pointer, and doesn't come after one that has left", async () => {
    jest.useFakeTimers();
    show();
    fireEvent.pointerEnter(button("Settings"), { pointerType: "mouse" });
    await act(() => jest.advanceTimersByTimeAsync(699));
    expect(screen.queryByRole("tooltip")).toBeNull();
    fireEvent.pointerLeave(button("Settings"));
    await act(() => jest.advanceTimersByTimeAsync(2000));
    expect(screen.queryByRole("tooltip")).toBeNull();
    fireEvent.pointerEnter(button("Settings"), { pointerType: "mouse" });
    await act(() => jest.advanceTimersByTimeAsync(700));
    expect(screen.getByRole("tooltip")).toHaveTextContent("Company settings");
    jest.useRealTimers();
  });

  it("opens at a tap where the control does nothing else", async () => {
    show();
    await userEvent.click(button("Delete"));
    expect(await screen.findByRole("tooltip")).toHaveTextContent("Delete response");
  });
});
