import Link from "next/link";
import type { ReactNode } from "react";
import { WhoMay } from "#components/shared/role";
import { Button } from "#components/ui/button";
import { invitesPath } from "#lib/domain/core/routes";

/** The way to inviting people to an interview, before its other actions. */
export function InviteButton(props: { interviewId: string; children?: ReactNode }) {
  return (
    <>
      <WhoMay to="invite">
        <Button variant="outline" asChild>
          <Link href={invitesPath(props.interviewId)}>Invite people</Link>
        </Button>
      </WhoMay>
      {props.children}
    </>
  );
}
