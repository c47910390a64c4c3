import type { Metadata } from "next";
import { LegalPage } from "#components/site/legal-page";
import { termsText } from "#components/site/terms-text";

export const metadata: Metadata = { title: termsText.title };

export default function TermsOfServicePage() {
  return <LegalPage text={termsText} />;
}
