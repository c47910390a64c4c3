import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { render, screen, waitFor } from "@testing-library/react";
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
import { KeywordForm } from "#components/company/keyword-form";
import { RetentionForm } from "#components/company/retention-form";
import { WeeklyHoursCard } from "#components/company/weekly-hours-card";
import { call } from "#components/gallery/examples/calls";
import { result } from "#components/gallery/examples/results";
import { OfferDialog } from "#components/results/bookings/offer-dialog";
import { ContactDialog } from "#components/results/calls/contact-dialog";
import { DecideDialog } from "#components/results/decisions/decide-dialog";
import { DecisionMail } from "#components/results/decisions/decision-mail";
import { AdjustMetric } from "#components/results/evaluation/adjust-metric";
import { Notes } from "#components/results/notes/notes";
import { HoldDialog } from "#components/shared/hold-dialog";
import { wouldLoseChanges } from "#components/shared/unsaved-changes";
import { ContactForm } from "#components/site/contact/contact-form";
import { AddEndpoint } from "#components/webhooks/add-endpoint";
import { toFormValues } from "#lib/domain/company/company";
import { SHORTLIST_FORMS } from "../support/shortlist-forms";
import { TEAM_AND_BULK_FORMS } from "../support/team-and-bulk-forms";
import { typeInto } from "./type-into.ts";

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
  /** What the dialog loads when it opens. */
  loaded?: unknown;
  /** What else the form asks for, before a server sees it. */
  ready?: () => Promise<void>;
};

const [metric] = result.evaluation?.metrics ?? [];
if (!metric) throw new Error("the example is scored");

const nobody = { firstName: "", lastName: "", companyName: "" };
const GOOD = "Better-horse-8";
const acceptTerms = () => userEvent.click(screen.getByRole("checkbox"));
const company = (mode: "create" | "update") => (
  <CompanyForm mode={mode} lock={null} initial={toFormValues(null, null)} />
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
    file: "account/change-password-form.tsx",
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
    file: "company/delete-account-form.tsx",
    form: <DeleteAccountDialog whatGoes="Bright Homes goes for good." />,
    opener: "Delete account",
    send: "Permanently delete account",
    fields: { "Your password": GOOD },
  },
  "a number of one's own": {
    file: "results/evaluation/adjust-form.tsx",
    form: <AdjustMetric attemptId="a-1" view={metric} />,
    opener: "Adjust Experience",
    send: "Save my score",
    fields: { "Score out of 10": "9", Why: "Ran our own crew once." },
  },
  "a decision with its reason": {
    file: "results/decisions/decision-form.tsx",
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
  "an email after a decision": {
    file: "results/decisions/decision-mail-draft.tsx",
    form: <DecisionMail result={{ ...result, status: "Rejected", decisionMails: [] }} />,
    opener: "Email a rejection to Maribel Santos",
    loaded: {
      kind: "no_thank_you",
      language: "en",
      languageName: "English",
      english: null,
      subject: "Your interview",
      body: "Thank you.",
    },
    send: "Send email",
    fields: { Email: "Thank you for your time." },
  },
  "a note": {
    file: "results/notes/note-form.tsx",
    form: <Notes attemptId="a-1" notes={[]} />,
    opener: "Add a note",
    send: "Save note",
    fields: { "New note": "Call on Monday." },
  },
  "what came of a call": {
    file: "results/calls/contact-form.tsx",
    form: <ContactDialog call={call} words={[]} />,
    opener: "What came of it? Calling Maribel Santos",
    send: "Save",
    fields: { "Or in your own words": "Calls back Friday" },
  },
  "times that are offered": {
    file: "results/bookings/offer-form.tsx",
    form: (
      <OfferDialog
        whom="Ana"
        people={1}
        choice={{ action: crypto.randomUUID() }}
        company={null}
        phone=""
      />
    ),
    opener: "Offer times",
    send: "Send the times",
    fields: { Where: "12 Main Street", With: "Dana" },
    ready: () => userEvent.type(screen.getByLabelText("Time 1"), "2099-01-05T10:00"),
  },
  ...SHORTLIST_FORMS,
  ...TEAM_AND_BULK_FORMS,
  "a legal hold": {
    file: "shared/hold-form.tsx",
    form: <HoldDialog on={{ interviewId: "i-1" }} name="House cleaner" />,
    opener: "Legal hold",
    send: "Put on hold",
    fields: { Reason: "A charge was filed." },
  },
  "a message to us": {
    file: "site/contact/contact-form.tsx",
    form: <ContactForm />,
    send: "Send Message",
    fields: {
      "Name *": "Maria",
      "Email *": "maria@bright.example",
      "Phone (Optional)": "813 555 0100",
      Subject: "Two locations",
      "Message *": "Do you do that?",
    },
  },
  "retention periods": {
    file: "company/retention-form.tsx",
    form: <RetentionForm retention={null} />,
    send: "Turn on automatic deletion",
    fields: { "Delete recordings after (days)": "45" },
  },
  "weekly hours": {
    file: "company/weekly-hours-form.tsx",
    form: <WeeklyHoursCard hours={null} zone="Eastern Time" />,
    send: "Use these hours",
    fields: { From: "10:00", To: "15:30" },
  },
  "a word to text": {
    file: "company/keyword-form.tsx",
    form: <KeywordForm interview={{ id: "i-1", title: "Cook", word: null }} number="813" />,
    send: "Save word",
    fields: { Cook: "COOK" },
  },
  "a webhook's address": {
    file: "webhooks/add-endpoint.tsx",
    form: <AddEndpoint />,
    send: "Add endpoint",
    fields: { "Endpoint URL": "https://bright.example/in" },
  },
};

const press = (name: string) => userEvent.click(screen.getByRole("button", { name }));

const REFUSED = "[aria-invalid=true], [role=alert]";
/** What the form says itself comes with its schema. */
const refusal = () => waitFor(() => expect(document.querySelector(REFUSED)).not.toBeNull());

const fetched = jest.fn();

beforeEach(() => {
  globalThis.fetch = fetched.mockReset().mockResolvedValue({
    ok: false,
    status: 400,
    json: async () => ({ error: { code: "invalid_input", message: "Refused.", fields: {} } }),
  });
});

describe("After a refusal, every key goes into the field that it is typed in:", () => {
  it.each(Object.entries(CASES))("%s", async (_name, test) => {
    const { form, opener, loaded, send, fields, ready } = test;
    if (loaded) fetched.mockResolvedValueOnce({ ok: true, status: 200, json: async () => loaded });
    render(form);
    if (opener) await press(opener);
    await screen.findByLabelText(Object.keys(fields)[0] ?? "");
    // Whoever takes back what they typed may leave without a question.
    for (const label of Object.keys(fields))
      await userEvent.type(screen.getByLabelText(label), "1{Backspace}");
    expect(wouldLoseChanges("tab")).toBe(false);
    // Refused by the form itself, with as many problems as there are fields.
    for (const label of Object.keys(fields)) await userEvent.clear(screen.getByLabelText(label));
    await press(send);
    await refusal();
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
