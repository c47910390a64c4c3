import type { Metadata } from "next";
import { LegalPage } from "#components/marketing/legal-page";
import { termsText } from "#components/marketing/terms-text";

export const metadata: Metadata = { title: termsText.title };

export default function TermsOfServicePage() {
  return <LegalPage text={termsText} />;
}
