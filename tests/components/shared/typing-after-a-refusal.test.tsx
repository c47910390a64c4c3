import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { render, screen } from "@testing-library/react";
import { userEvent as people } from "@testing-library/user-event";
import type { ReactElement } from "react";
import { ChangePasswordDialog } from "#components/account/change-password-dialog";
import { CompleteProfileForm } from "#components/account/complete-profile-form";
import { ForgotPasswordForm } from "#components/account/forgot-password-form";
import { ResetPasswordForm } from "#components/account/reset-password-form";
import { SignInForm } from "#components/account/sign-in-form";
import { SignUpForm } from "#components/account/sign-up-form";
import { CompanyForm } from "#components/company/company-form";
import { DeleteAccountDialog } from "#components/company/delete-account-dialog";
import { DecideDialog } from "#components/results/decide-dialog";
import { MetricCard } from "#components/results/metric-card";
import { TooltipProvider } from "#components/ui/tooltip";
import { toFormValues } from "#lib/domain/company/company";
import { answers, result } from "../results/people";

jest.mock("next/navigation", () => ({ useRouter: () => ({ refresh: () => {} }) }));

const userEvent = people.setup({ delay: null });

type Case = {
  file: string;
  form: ReactElement;
  /** The button that opens its dialog. */
  opener?: string;
  send: string;
  /** Field → what is typed into it, key by key. */
  fields: Record<string, string>;
  /** What else the form asks for, before a server sees it. */
  ready?: () => Promise<void>;
};

const [metric] = result.evaluation?.metrics ?? [];
if (!metric) throw new Error("the example is scored");

const nobody = { firstName: "", lastName: "", companyName: "" };
const GOOD = "Better-horse-8";
const acceptTerms = () => userEvent.click(screen.getByRole("checkbox"));
const company = (mode: "create" | "update") => (
  <TooltipProvider>
    <CompanyForm mode={mode} lock={null} initial={toFormValues(null, null)} />
  </TooltipProvider>
);
const companyCase = {
  file: "company/company-form.tsx",
  fields: {
    "First name": "Maria",
    "Last name": "Reyes",
    "Company name": "Bright Homes",
    Location: "Tampa, FL",
    Website: "bright.example",
  },
  ready: () => userEvent.selectOptions(screen.getByLabelText("Industry"), "HVAC"),
};

const CASES: Record<string, Case> = {
  "the company form after sign-up": {
    ...companyCase,
    form: company("create"),
    send: "Continue to Dashboard",
  },
  "the company form in settings": {
    ...companyCase,
    form: company("update"),
    send: "Save Company Profile",
  },
  "sign-up": {
    file: "account/sign-up-form.tsx",
    form: <SignUpForm />,
    send: "Start Free Trial",
    fields: { "Work email": "maria@bright.example", Password: GOOD },
    ready: acceptTerms,
  },
  "sign-in": {
    file: "account/sign-in-form.tsx",
    form: <SignInForm />,
    send: "Sign in",
    fields: { Email: "maria@bright.example", Password: GOOD },
  },
  "a forgotten password": {
    file: "account/forgot-password-form.tsx",
    form: <ForgotPasswordForm />,
    send: "Send Reset Link",
    fields: { Email: "maria@bright.example" },
  },
  "a new password": {
    file: "account/reset-password-form.tsx",
    form: <ResetPasswordForm />,
    send: "Update password",
    fields: { "New password": GOOD, "Confirm password": GOOD },
  },
  "a changed password": {
    file: "account/change-password-dialog.tsx",
    form: <ChangePasswordDialog email="maria@bright.example" />,
    opener: "Change Password",
    send: "Change Password",
    fields: {
      "Current password": "Correct-horse-7",
      "New password": GOOD,
      "Confirm new password": GOOD,
    },
  },
  "a profile to complete": {
    file: "account/complete-profile-form.tsx",
    form: <CompleteProfileForm initial={{ ...nobody, email: "maria@bright.example" }} />,
    send: "Complete Profile",
    fields: { "First name": "Maria", "Last name": "Reyes", "Company name": "Bright Homes" },
    ready: acceptTerms,
  },
  "the end of an account": {
    file: "company/delete-account-dialog.tsx",
    form: <DeleteAccountDialog companyName="Bright Homes" credit={0} />,
    opener: "Delete account",
    send: "Permanently delete account",
    fields: { "Your password": GOOD },
  },
  "a number of one's own": {
    file: "results/adjust-metric.tsx",
    form: (
      <MetricCard
        attemptId="a-1"
        view={metric}
        answers={answers}
        playing={null}
        onPlay={() => {}}
      />
    ),
    opener: "Adjust Experience",
    send: "Save my score",
    fields: { "Score, 0 to 10": "9", Why: "Ran our own crew once." },
  },
  "a decision with its reason": {
    file: "results/decide-dialog.tsx",
    form: (
      <DecideDialog
        attemptId="a-1"
        name="Maribel"
        status="Pending"
        scores={{ version: 2, override: 3 }}
      />
    ),
    opener: "Add a reason",
    send: "Save decision",
    fields: { Reason: "Starts on Monday." },
  },
};

/** Types into each field as a person does, every key going where the focus is. */
async function typeInto(fields: Record<string, string>) {
  for (const [label, text] of Object.entries(fields)) {
    const field = screen.getByLabelText(label);
    await userEvent.clear(field);
    await userEvent.type(field, text);
    expect(field).toHaveDisplayValue(text);
    expect(field).toHaveFocus();
  }
}

const press = (name: string) => userEvent.click(screen.getByRole("button", { name }));

beforeEach(() => {
  globalThis.fetch = jest.fn().mockResolvedValue({
    ok: false,
    status: 400,
    json: async () => ({ error: { code: "invalid_input", message: "Refused.", fields: {} } }),
  });
});

describe("After a refusal, every key goes into the field that it is typed in:", () => {
  it.each(Object.entries(CASES))("%s", async (_name, { form, opener, send, fields, ready }) => {
    render(form);
    if (opener) await press(opener);
    // Refused by the form itself, with as many problems as there are fields.
    for (const label of Object.keys(fields)) await userEvent.clear(screen.getByLabelText(label));
    await press(send);
    await typeInto(fields);
    // Refused by the server.
    await ready?.();
    await press(send);
    expect(await screen.findByText("Refused.")).toBeVisible();
    await typeInto(fields);
  });

  it("in every form of the product", () => {
    const forms = readdirSync("components", { recursive: true, encoding: "utf8" }).filter(
      (file) =>
        file.endsWith(".tsx") &&
        !file.endsWith("use-app-form.ts") &&
        readFileSync(join("components", file), "utf8").includes("useAppForm("),
    );
    expect(new Set(Object.values(CASES).map(({ file }) => file))).toEqual(new Set(forms));
  });
});
