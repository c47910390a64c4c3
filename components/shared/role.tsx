"use client";

import { createContext, type ReactNode, useContext } from "react";
import { may, type SeatAction, type SeatRole } from "#lib/domain/company/team";

/** What the reader is in the company of the page; a page that is no company's is its reader's own. */
export const RoleContext = createContext<SeatRole>("owner");

export function RoleProvider({ role, children }: { role: SeatRole; children: ReactNode }) {
  return <RoleContext value={role}>{children}</RoleContext>;
}

type WhoMayProps = { to: SeatAction; children: ReactNode; otherwise?: ReactNode };

/** Shown to those only whose role allows it: what it doesn't isn't shown, and the server refuses it. */
export function WhoMay({ to, children, otherwise = null }: WhoMayProps) {
  return may(useContext(RoleContext), to) ? children : otherwise;
}
