import { act, render, waitFor } from "@testing-library/react";
import { confirmBeforeLeaving, useUnsavedChanges } from "#components/shared/unsaved-changes";
import { UnsavedGuard } from "#components/shared/unsaved-guard";

jest.mock("#components/shared/confirm-dialog", () => {
  throw new Error("no connection");
});

function Typed() {
  useUnsavedChanges(true);
  return <UnsavedGuard />;
}

it.each([true, false])(
  "where the question can't be loaded, the browser asks it: %s",
  async (yes) => {
    const asked = jest.spyOn(window, "confirm").mockReturnValue(yes);
    const go = jest.fn();
    render(<Typed />);
    act(() => confirmBeforeLeaving("page", go));
    await waitFor(() => expect(asked).toHaveBeenCalledTimes(1));
    expect(go).toHaveBeenCalledTimes(yes ? 1 : 0);
    asked.mockRestore();
  },
);
