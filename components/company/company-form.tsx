"use client";

import { useEffect } from "react";
import { FormProvider } from "react-hook-form";
import { toast } from "sonner";
import { FormError } from "#components/shared/form-error";
import { toastAcrossPages } from "#components/shared/persistent-toast";
import { pickedSample } from "#components/shared/picked-sample";
import { SubmitButton } from "#components/shared/submit-button";
import { useUnsavedChanges } from "#components/shared/unsaved-changes";
import { useAppForm } from "#components/shared/use-app-form";
import { useSend } from "#components/shared/use-send";
import type { CompanyInput } from "#lib/domain/company/company";
import { LOGO_FAILED } from "#lib/domain/company/logo";
import { routes } from "#lib/domain/core/routes";
import type { Industry } from "#lib/domain/site/industries";
import { BrandingFields } from "./branding-fields";
import { CompanyFields } from "./company-fields";
import { TimeZoneField } from "./time-zone-field";
import { useLogo } from "./use-logo";

const schema = () => import("#lib/domain/company/company").then((module) => module.companySchema);

type CompanyFormValues = Omit<Required<CompanyInput>, "industry" | "logo"> & {
  /** Empty until one is chosen. */
  industry: string;
  logoUrl: string | null;
};

type CompanyFormProps = {
  mode: "create" | "update";
  initial: CompanyFormValues;
  /** Why website, colors and logo are locked; null if the plan includes them. */
  lock: string | null;
  /** The trades whose sample interview may have been picked, with what such a company says that it does. */
  trades?: readonly Pick<Industry, "slug" | "company">[];
};

/** A toast does not outlive the page. */
const timeToRead = () => new Promise((done) => setTimeout(done, 2_500));

export const PROFILE_SAVED = "Company profile saved successfully";
const SAVE = { create: "Continue to Dashboard", update: "Save Company Profile" };

/** The company profile form in both modes. A failed save keeps what was typed. */
export function CompanyForm({ mode, initial, lock, trades }: CompanyFormProps) {
  const { send, busy, error, rest } = useSend();
  const form = useAppForm(schema);

  // Who picked a trade's interview has said what they do; what was chosen meanwhile stays.
  useEffect(() => {
    const trade = trades?.find(({ slug }) => slug === pickedSample());
    if (trade && !form.getValues("industry")) form.setValue("industry", trade.company);
  }, [trades, form]);
  const logo = useLogo(initial.logoUrl);
  // While it is sent, the page may go on by itself.
  useUnsavedChanges((form.formState.isDirty || logo.changed) && !busy);

  const submit = form.handleSubmit(async (values) => {
    const uploaded = await logo.upload().catch((failure: Error) => {
      toast.error(LOGO_FAILED, { description: failure.message });
      return "failed" as const;
    });
    const saved = uploaded === "failed" ? values : { ...values, logo: uploaded };
    const reply = await send("/api/company/profile", saved, "PUT");
    if (!reply) return;
    if (mode === "create") {
      if (uploaded === "failed") await timeToRead();
      toastAcrossPages("success", PROFILE_SAVED);
      // A sample interview that was picked before opens by itself.
      window.location.replace(
        pickedSample() ? routes.createInterview : String(reply.next ?? routes.dashboard),
      );
      return;
    }
    toast.success(PROFILE_SAVED);
    logo.settle();
    form.reset(form.getValues(), { keepValues: true });
    rest();
  });

  const [problem] = Object.values(form.formState.errors);
  return (
    <FormProvider {...form}>
      <form method="post" onSubmit={submit} noValidate className="flex flex-col gap-5">
        <FormError>{problem?.message ?? error?.message ?? logo.error}</FormError>
        <CompanyFields initial={initial} />
        <TimeZoneField initial={initial.timeZone} silent={mode === "create"} />
        <BrandingFields folded={mode === "create"} lock={lock} logo={logo} {...initial} />
        <SubmitButton
          busy={busy}
          busyLabel="Saving..."
          className={mode === "update" ? "self-start max-sm:self-stretch" : "w-full"}
        >
          {SAVE[mode]}
        </SubmitButton>
      </form>
    </FormProvider>
  );
}
