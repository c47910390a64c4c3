import { pathnameOf, routes } from "./routes.ts";

/** Whether an address is the page of an invitation to join, for whom no plan is picked. */
export function isJoining(value: string): boolean {
  return pathnameOf(value) === routes.join;
}

/** The sign-up of somebody who goes on to one of our addresses. */
export function signUpToPath(next: string): string {
  return `${routes.signUp}?next=${encodeURIComponent(next)}`;
}

/** Where a member of the team, and an invitation to join it, is changed or ended. */
export function memberPath(userId: string): string {
  return `/api/team/members/${userId}`;
}

export function joinInvitationPath(invitationId: string): string {
  return `/api/team/invitations/${invitationId}`;
}

/** The page that a mailed link opens to join a company. */
export function joinPath(token: string): string {
  return `${routes.join}?token=${encodeURIComponent(token)}`;
}
