import type { Metadata } from "next";
import { NotFoundState } from "#components/shared/not-found-state";
import { routes } from "#lib/domain/core/routes";

export const metadata: Metadata = { title: "Page not found" };

export default function NotFound() {
  return (
    <NotFoundState
      title="Page not found"
      way={{ href: routes.dashboard, words: "Go to the dashboard" }}
    />
  );
}
