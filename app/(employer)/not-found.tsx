import type { Metadata } from "next";
import { OtherCompanies } from "#components/company/other-companies";
import { NotFoundState } from "#components/shared/not-found-state";
import { routes } from "#lib/domain/core/routes";
import { otherCompanies } from "#lib/http/session";

export const metadata: Metadata = { title: "Page not found" };

export default async function NotFound() {
  return (
    <NotFoundState
      title="Page not found"
      way={{ href: routes.dashboard, words: "Go to the dashboard" }}
    >
      <OtherCompanies others={await otherCompanies()} />
    </NotFoundState>
  );
}
