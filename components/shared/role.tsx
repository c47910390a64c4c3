"use client";

import { createContext, type ReactNode, useContext } from "react";
import {
  askOwner,
  may,
  OWNERS_SEAT,
  type Seat,
  type SeatAction,
  type SeatRole,
} from "#lib/domain/company/team";

/** What the reader is in the company of the page, and whose it is; a page that is no company's is its reader's own. */
const SeatContext = createContext(OWNERS_SEAT);

export function RoleProvider({ role, ownerName, children }: Seat & { children: ReactNode }) {
  return <SeatContext value={{ role, ownerName }}>{children}</SeatContext>;
}

/** What the reader is in the company of the page. */
export function useRole(): SeatRole {
  return useContext(SeatContext).role;
}

type WhoMayProps = { to: SeatAction; children: ReactNode; otherwise?: ReactNode };

/** Shown to those only whose role allows it: what it doesn't isn't shown, and the server refuses it. */
export function WhoMay({ to, children, otherwise = null }: WhoMayProps) {
  return may(useRole(), to) ? children : otherwise;
}

/** Instead of a button that only the owner can use: whom to ask, and first what may help without. */
export function AskOwner({ to, before }: { to: string; before?: string }) {
  const asks = askOwner(useContext(SeatContext).ownerName, to);
  return (
    <span className="block font-medium">{before === undefined ? asks : `${before} ${asks}`}</span>
  );
}
