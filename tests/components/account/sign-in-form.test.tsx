import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { SignInForm } from "#components/account/sign-in-form";

const fill = async () => {
  await userEvent.type(screen.getByLabelText("Email"), "ana@bright.example");
  await userEvent.type(screen.getByLabelText("Password"), "Sparkle-1");
};
const submit = () => userEvent.click(screen.getByRole("button", { name: "Sign in" }));

beforeEach(() => {
  window.localStorage.clear();
  globalThis.fetch = jest
    .fn()
    .mockResolvedValue({ ok: true, json: async () => ({ next: "#dashboard" }) });
});

describe("Someone who signs in", () => {
  it("is remembered in this browser when they ask for it, and forgotten when they do not", async () => {
    const first = render(<SignInForm />);
    await fill();
    await userEvent.click(screen.getByRole("checkbox", { name: "Remember me" }));
    await submit();
    expect(window.localStorage.getItem("rememberedEmail")).toBe("ana@bright.example");
    first.unmount();

    render(<SignInForm />);
    expect(screen.getByLabelText("Email")).toHaveValue("ana@bright.example");
    expect(screen.getByRole("checkbox", { name: "Remember me" })).toBeChecked();
    await userEvent.click(screen.getByRole("checkbox", { name: "Remember me" }));
    await userEvent.type(screen.getByLabelText("Password"), "Sparkle-1");
    await submit();
    expect(window.localStorage.getItem("rememberedEmail")).toBeNull();
  });

  it("can sign in where browser storage is refused", async () => {
    const refuse = jest.spyOn(Storage.prototype, "getItem").mockImplementation(() => {
      throw new Error("denied");
    });
    render(<SignInForm />);
    await fill();
    await submit();
    expect(globalThis.fetch).toHaveBeenCalled();
    refuse.mockRestore();
  });

  it("is told that nothing was lost when the network is gone", async () => {
    globalThis.fetch = jest.fn().mockRejectedValue(new TypeError("Failed to fetch"));
    render(<SignInForm />);
    await fill();
    await submit();
    expect(await screen.findByRole("alert")).toHaveTextContent("What you typed is still here");
    expect(screen.getByLabelText("Email")).toHaveValue("ana@bright.example");
  });

  it("sees 'Signing in...' on the button meanwhile", async () => {
    globalThis.fetch = jest.fn().mockReturnValue(new Promise(() => {}));
    render(<SignInForm />);
    await fill();
    await submit();
    expect(screen.getByRole("button", { name: "Signing in..." })).toBeDisabled();
  });

  it("must give both fields", async () => {
    render(<SignInForm />);
    await submit();
    expect(screen.getByText("Email is required")).toBeVisible();
    expect(screen.getByText("Password is required")).toBeVisible();
    expect(globalThis.fetch).not.toHaveBeenCalled();
  });
});
