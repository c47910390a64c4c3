import { render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { SignUpForm } from "#components/account/sign-up-form";
import { INVALID_EMAIL } from "#lib/domain/account/email";
import { PASSWORD_TOO_WEAK } from "#lib/domain/account/password";
import { TERMS_NOT_ACCEPTED } from "#lib/domain/account/sign-up";

const email = () => screen.getByLabelText("Work email");
const password = () => screen.getByLabelText("Password");
const submit = () => userEvent.click(screen.getByRole("button", { name: "Start Free Trial" }));

function answerWith(status: number, body: object) {
  const fetch = jest.fn().mockResolvedValue({ ok: status < 400, status, json: async () => body });
  globalThis.fetch = fetch;
  return fetch;
}

beforeEach(() => {
  window.localStorage.clear();
  window.location.hash = "";
});

describe("Someone who signs up", () => {
  it("hears one problem at a time, in the order of the rules", async () => {
    const fetch = answerWith(200, {});
    render(<SignUpForm />);
    const hears = (problem: string) =>
      waitFor(() => expect(screen.getByRole("alert")).toHaveTextContent(problem));
    await submit();
    await hears("Please fill in all fields");

    await userEvent.type(email(), "ana");
    await userEvent.type(password(), "short");
    await submit();
    await hears(INVALID_EMAIL);

    await userEvent.type(email(), "@bright.example");
    await submit();
    await hears(PASSWORD_TOO_WEAK);

    await userEvent.type(password(), "-A1xyz");
    await submit();
    await hears(TERMS_NOT_ACCEPTED);
    expect(fetch).not.toHaveBeenCalled();
  });

  it("sees the password's rules once it is touched, ticked as they are met", async () => {
    answerWith(200, {});
    render(<SignUpForm />);
    expect(screen.queryByRole("list", { name: "Password requirements" })).not.toBeInTheDocument();
    await userEvent.click(password());
    const list = screen.getByRole("list", { name: "Password requirements" });
    expect(within(list).getAllByText(": not yet met")).toHaveLength(5);
    await userEvent.type(password(), "sparkle");
    expect(within(list).getAllByText(": met")).toHaveLength(1);
    expect(password()).toBeInvalid();
    await userEvent.type(password(), "-A1");
    expect(within(list).getAllByText(": met")).toHaveLength(5);
    expect(password()).toBeValid();
  });

  it("sees a common password crossed once the server has refused it, until it is another one", async () => {
    const message = PASSWORD_TOO_WEAK;
    answerWith(400, { error: { code: "invalid_input", message, fields: { password: message } } });
    render(<SignUpForm />);
    await userEvent.type(email(), "ana@bright.example");
    await userEvent.type(password(), "Password1!");
    const rule = () => screen.getByText(/^Not a commonly used password/);
    expect(rule()).toHaveTextContent("Not a commonly used password: checked when you continue");
    await userEvent.click(screen.getByRole("checkbox"));
    await submit();
    expect(await screen.findByText(message)).toBeVisible();
    expect(rule()).toHaveTextContent("Not a commonly used password: this one is too common");
    expect(password()).toBeInvalid();
    expect(password()).toHaveValue("Password1!");
    await userEvent.type(password(), "-and-more");
    expect(rule()).toHaveTextContent("checked when you continue");
    expect(password()).toBeValid();
  });

  it("takes the plan of the price list along", async () => {
    const fetch = answerWith(200, { next: "#done" });
    render(<SignUpForm plan="SCALE" />);
    expect(window.localStorage.getItem("selectedPlan")).toBe("SCALE");
    await userEvent.type(email(), "ana@bright.example");
    await userEvent.type(password(), "Sparkle-1");
    await userEvent.click(screen.getByRole("checkbox"));
    await submit();
    expect(JSON.parse(fetch.mock.calls[0][1].body)).toEqual({
      email: "ana@bright.example",
      password: "Sparkle-1",
      acceptTerms: true,
      plan: "SCALE",
    });
    expect(window.location.hash).toBe("#done");
  });

  it("is not kept out by a stored plan that is not offered", async () => {
    window.localStorage.setItem("selectedPlan", "a plan that nobody has ever offered");
    const fetch = answerWith(200, { next: "#done" });
    render(<SignUpForm />);
    await userEvent.type(email(), "ana@bright.example");
    await userEvent.type(password(), "Sparkle-1");
    await userEvent.click(screen.getByRole("checkbox"));
    await submit();
    expect(JSON.parse(fetch.mock.calls[0][1].body)).not.toHaveProperty("plan");
  });

  it("reads that an address is taken, and keeps what was typed", async () => {
    const message = "This email is already registered. Please log in.";
    answerWith(409, { error: { code: "conflict", message, requestId: "r" } });
    render(<SignUpForm />);
    await userEvent.type(email(), "ana@bright.example");
    await userEvent.type(password(), "Sparkle-1");
    await userEvent.click(screen.getByRole("checkbox"));
    await submit();
    expect(await screen.findByRole("alert")).toHaveTextContent(message);
    expect(email()).toHaveValue("ana@bright.example");
    expect(screen.getByRole("button", { name: "Start Free Trial" })).toBeEnabled();
  });

  it("can look at the password", async () => {
    render(<SignUpForm />);
    await userEvent.click(screen.getByRole("button", { name: "Show Password" }));
    expect(password()).toHaveAttribute("type", "text");
    await userEvent.click(screen.getByRole("button", { name: "Hide Password" }));
    expect(password()).toHaveAttribute("type", "password");
  });
});
