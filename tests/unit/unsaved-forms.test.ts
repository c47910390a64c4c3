import { readTree } from "./architecture/source.ts";

/** Their fields are a name, an address or a password, which browsers fill in by themselves, or a word that says yes. */
const ACCOUNT_FORMS = [
  "components/account/change-password-form.tsx",
  "components/account/complete-profile-form.tsx",
  "components/account/forgot-password-form.tsx",
  "components/account/join-company.tsx",
  "components/account/reset-password-form.tsx",
  "components/account/sign-in-form.tsx",
  "components/account/sign-up-form.tsx",
  "components/company/delete-account-form.tsx",
  "components/results/bulk/bulk-delete.tsx",
];

/** Their words are kept elsewhere: as drafts, by the room, or by the form around them. */
const KEPT_ELSEWHERE = [
  "components/interviews/wizard/basic-details-step.tsx",
  "components/interviews/wizard/question-card.tsx",
  "components/room/answers/text-answer.tsx",
  "components/room/steps/accommodation-step.tsx",
  "components/ui/textarea.tsx",
];

describe("What is typed into a form", () => {
  it("is asked about before it is lost, wherever it is more than a way into an account", () => {
    const silent = [...readTree(process.cwd())].filter(
      ([path, source]) =>
        path.startsWith("components/") &&
        source.includes("useAppForm(schema") &&
        !source.includes("useUnsavedChanges(") &&
        !source.includes("<SwitchedForm"),
    );
    expect(silent.map(([path]) => path).sort()).toEqual(ACCOUNT_FORMS);
  });

  it("is asked about wherever there is room for more than a line", () => {
    const silent = [...readTree(process.cwd())].filter(
      ([path, source]) =>
        path.startsWith("components/") &&
        !path.startsWith("components/gallery/") &&
        /<textarea|<Textarea/.test(source) &&
        !/\buse(?:UnsavedChanges|LeaveWarning)\(/.test(source) &&
        !source.includes("<SwitchedForm"),
    );
    expect(silent.map(([path]) => path).sort()).toEqual(KEPT_ELSEWHERE);
  });
});
