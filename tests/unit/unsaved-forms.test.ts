import { readTree } from "./architecture/source.ts";

/** Their fields are a name, an address or a password for an account, which browsers fill in by themselves. */
const ACCOUNT_FORMS = [
  "components/account/change-password-dialog.tsx",
  "components/account/complete-profile-form.tsx",
  "components/account/forgot-password-form.tsx",
  "components/account/reset-password-form.tsx",
  "components/account/sign-in-form.tsx",
  "components/account/sign-up-form.tsx",
  "components/company/delete-account-dialog.tsx",
];

describe("What is typed into a form", () => {
  it("is asked about before it is lost, wherever it is more than a way into an account", () => {
    const silent = [...readTree(process.cwd())].filter(
      ([path, source]) =>
        path.startsWith("components/") &&
        source.includes("useAppForm(schema") &&
        !source.includes("useUnsaved("),
    );
    expect(silent.map(([path]) => path).sort()).toEqual(ACCOUNT_FORMS);
  });
});
