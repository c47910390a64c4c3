import { act, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { CallbackScreen } from "#components/account/callback-screen";
import { CompleteProfileForm } from "#components/account/complete-profile-form";
import { ProviderButtons } from "#components/account/provider-buttons";
import { useAuth } from "#components/shared/auth";
import { COMPLETE_PROFILE_TEXTS } from "#lib/domain/account/complete-profile";

const answer = (status: number, body: object) => {
  globalThis.fetch = jest
    .fn()
    .mockResolvedValue({ ok: status < 400, status, json: async () => body });
};

const Asking = () => <>{useAuth().user?.email}</>;

describe("The buttons of other services", () => {
  it("are there only where they are configured", () => {
    const { container, rerender } = render(<ProviderButtons providers={[]} flow="oauth" />);
    expect(container).toBeEmptyDOMElement();
    rerender(<ProviderButtons providers={["google", "facebook"]} flow="oauth" />);
    expect(screen.getByText("Or continue with")).toBeVisible();
    expect(screen.getByRole("button", { name: "Continue with Google" })).toBeVisible();
    expect(screen.getByRole("button", { name: "Continue with Facebook" })).toBeVisible();
  });

  it("say when the other service can't be asked", async () => {
    answer(503, { error: { message: "anything of a vendor's" } });
    render(<ProviderButtons providers={["google"]} flow="oauth" />);
    await userEvent.click(screen.getByRole("button", { name: "Continue with Google" }));
    expect(await screen.findByText("OAuth login failed. Please try again.")).toBeVisible();
  });
});

describe("Somebody who comes back from another service", () => {
  it("waits, and is told where it failed", async () => {
    answer(400, {});
    render(<CallbackScreen flow="oauth" code="x" refused={false} />);
    expect(screen.getByText("Completing authentication...")).toBeVisible();
    expect(await screen.findByText("Authentication failed")).toBeVisible();
    expect(screen.getByRole("link", { name: "Return to login" })).toHaveAttribute("href", "/login");
  });

  it("sees the other variant's words", async () => {
    answer(400, {});
    render(<CallbackScreen flow="processing" code="x" refused={false} />);
    expect(screen.getByText("Processing login...")).toBeVisible();
    expect(await screen.findByText("OAuth authentication failed. Please try again.")).toBeVisible();
  });

  it("brings the plan along that they picked before they left", async () => {
    window.localStorage.setItem("selectedPlan", "SCALE");
    answer(400, {});
    render(<CallbackScreen flow="processing" code="x" refused={false} />);
    await act(async () => undefined);
    window.localStorage.clear();
    const body = { body: JSON.stringify({ code: "x", flow: "processing", plan: "SCALE" }) };
    expect(globalThis.fetch).toHaveBeenCalledWith(
      "/api/auth/exchange",
      expect.objectContaining(body),
    );
  });

  it("goes on to the page that they had asked for in this tab, until they sign in without one", async () => {
    for (const next of ["/interviews/responses/1", null]) {
      answer(200, { url: "#google" });
      const { unmount } = render(
        <ProviderButtons providers={["google"]} flow="oauth" next={next} />,
      );
      await userEvent.click(screen.getByRole("button", { name: "Continue with Google" }));
      unmount();
      answer(400, {});
      const back = render(<CallbackScreen flow="oauth" code="x" refused={false} />);
      await act(async () => undefined);
      back.unmount();
      const asked = { code: "x", flow: "oauth", ...(next && { next }) };
      expect(globalThis.fetch).toHaveBeenCalledWith(
        "/api/auth/exchange",
        expect.objectContaining({ body: JSON.stringify(asked) }),
      );
    }
  });

  it("has their code exchanged once", async () => {
    answer(400, {});
    const { rerender } = render(<CallbackScreen flow="oauth" code="x" refused={false} />);
    rerender(<CallbackScreen flow="oauth" code="x" refused={false} />);
    await act(async () => undefined);
    expect(globalThis.fetch).toHaveBeenCalledTimes(1);
  });
});

describe("Complete Your Profile", () => {
  const initial = {
    firstName: "",
    lastName: "Rivera",
    companyName: "",
    email: "pat@gmail.example",
  };
  const submit = () => userEvent.click(screen.getByRole("button", { name: "Complete Profile" }));

  it("asks for every field, then for the terms, then says who is missing", async () => {
    answer(401, { error: { message: "User not found. Please try logging in again." } });
    render(<CompleteProfileForm initial={initial} />);
    expect(screen.getByLabelText("Email")).toHaveAttribute("readonly");
    await submit();
    expect(screen.getByRole("alert")).toHaveTextContent("All fields are required!");
    await userEvent.type(screen.getByLabelText("First name"), "Pat");
    await userEvent.type(screen.getByLabelText("Company name"), "Bright Cleaning");
    await submit();
    expect(screen.getByRole("alert")).toHaveTextContent(
      "You must agree to the Terms of Service and Privacy Policy.",
    );
    expect(globalThis.fetch).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole("checkbox"));
    await submit();
    expect(await screen.findByText(COMPLETE_PROFILE_TEXTS.nobody)).toBeVisible();
  });
});

describe("Who is signed in", () => {
  it("can't be asked outside the provider", () => {
    const quiet = jest.spyOn(console, "error").mockImplementation(() => undefined);
    expect(() => render(<Asking />)).toThrow("useAuth must be used within an AuthProvider");
    quiet.mockRestore();
  });
});
