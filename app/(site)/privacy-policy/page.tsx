import type { Metadata } from "next";
import { LegalPage } from "#components/marketing/legal-page";
import { privacyText } from "#components/marketing/privacy-text";

export const metadata: Metadata = { title: privacyText.title };

export default function PrivacyPolicyPage() {
  return <LegalPage text={privacyText} />;
}
