import { act, render, screen } from "@testing-library/react";
import { PersistentToast, toastAcrossPages } from "#components/shared/persistent-toast";
import { Toaster } from "#components/ui/toaster";
import { BILLING_TEXTS } from "#lib/domain/plans/billing-texts";

const page = () =>
  render(
    <>
      <Toaster />
      <PersistentToast />
    </>,
  );

/** What a full navigation takes along. */
async function leave({ unmount }: ReturnType<typeof page>) {
  const { toast } = await import("sonner");
  act(() => void toast.dismiss());
  unmount();
}

beforeEach(() => sessionStorage.clear());
afterEach(() => jest.restoreAllMocks());

describe("What is said as a page is read anew", () => {
  it("is said again by the next one, once", async () => {
    const first = page();
    act(() => toastAcrossPages("success", BILLING_TEXTS.cancelled));
    expect(await screen.findByText(BILLING_TEXTS.cancelled)).toBeVisible();
    await leave(first);
    const second = page();
    expect(await screen.findByText(BILLING_TEXTS.cancelled)).toBeVisible();
    await leave(second);
    page();
    expect(screen.queryByText(BILLING_TEXTS.cancelled)).not.toBeInTheDocument();
  });

  it("isn't said by a page that comes long after", async () => {
    const first = page();
    act(() => toastAcrossPages("success", "Your plan is now Scale."));
    await leave(first);
    const later = Date.now() + 60_000;
    jest.spyOn(Date, "now").mockReturnValue(later);
    page();
    expect(screen.queryByText("Your plan is now Scale.")).not.toBeInTheDocument();
  });
});
