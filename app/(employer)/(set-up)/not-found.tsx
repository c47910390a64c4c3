import type { Metadata } from "next";
import { Missing } from "#components/shared/missing";
import { routes } from "#lib/domain/site/routes";

export const metadata: Metadata = { title: "Page not found" };

export default function NotFound() {
  return (
    <Missing
      title="Page not found"
      way={{ href: routes.dashboard, words: "Go to the dashboard" }}
    />
  );
}
