import type { Metadata } from "next";
import { LegalPage } from "#components/site/legal-page";
import { privacyText } from "#components/site/privacy-text";

export const metadata: Metadata = { title: privacyText.title };

export default function PrivacyPolicyPage() {
  return <LegalPage text={privacyText} />;
}
