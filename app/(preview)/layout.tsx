import type { ReactNode } from "react";
import { employerOrRedirect } from "#lib/http/session";

/** Previews fill the screen as the room does: no sidebar around them. */
export default async function PreviewLayout({ children }: { children: ReactNode }) {
  await employerOrRedirect();
  return children;
}
