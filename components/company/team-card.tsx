"use client";

import { useState } from "react";
import { lazyPart } from "#components/shared/lazy-part";
import { useRole } from "#components/shared/role";
import { Badge } from "#components/ui/badge";
import { Button } from "#components/ui/button";
import { Card, CardContent, CardHeader, CardTitle } from "#components/ui/card";
import { may, ROLE_LABELS, type Team, type TeamPerson } from "#lib/domain/company/team";
import { TEAM_INCLUDED } from "#lib/domain/plans/billing-texts";
import type { MembershipToEnd } from "./end-membership-dialog";
import { MemberDialog } from "./member-dialog";
import { HandOver, OwnershipOffer } from "./ownership-offer";
import { StartOwnCompany } from "./start-own-company";

type Choice = { id: string; title: string };
type TeamCardProps = {
  team: Team | null;
  interviews: Choice[];
  companyName: string;
  /** Whether the reader has a company of their own. */
  ownsOne: boolean;
};

// Loaded with its question.
const EndMembershipDialog = lazyPart(
  () => import("./end-membership-dialog").then((module) => module.EndMembershipDialog),
  { close: ({ onClose }) => onClose() },
);

/** Who works in the company. Its owner invites, changes and removes; everybody else may leave. */
export function TeamCard({ team, interviews, companyName, ownsOne }: TeamCardProps) {
  const isOwner = may(useRole(), "own");
  const [asked, setAsked] = useState<MembershipToEnd | null>(null);
  if (team === null) return null;
  return (
    <Card className="max-w-3xl" id="team">
      <CardHeader>
        <CardTitle>Team</CardTitle>
        <p className="text-muted-foreground">
          {isOwner ? TEAM_INCLUDED : "Only the owner invites people and changes roles."}
        </p>
      </CardHeader>
      <CardContent className="flex flex-col gap-6">
        <OwnershipOffer team={team} isOwner={isOwner} companyName={companyName} />
        <ul className="flex flex-col divide-y">
          {team.people.map((person) => (
            <li key={person.userId} className="flex flex-wrap items-center gap-3 py-3">
              <div className="min-w-0 flex-1 basis-56 [overflow-wrap:anywhere]">
                <p className="font-medium">
                  {person.name}
                  <span>{person.isMe ? " (you)" : ""}</span>
                </p>
                <p className="text-muted-foreground text-sm">{detailOf(person, interviews)}</p>
              </div>
              <Badge variant="neutral">{ROLE_LABELS[person.role]}</Badge>
              {isOwner && person.role !== "owner" ? (
                <>
                  <MemberDialog person={person} interviews={interviews} />
                  <Button variant="ghost" onClick={() => setAsked({ person })}>
                    Remove
                  </Button>
                </>
              ) : null}
              {!isOwner && person.isMe ? (
                <Button
                  variant="ghost"
                  className="max-sm:-ml-4"
                  onClick={() => setAsked({ person })}
                >
                  Leave
                </Button>
              ) : null}
            </li>
          ))}
          {team.invitations.map(({ id, email, role, isOver }) => (
            <li key={id} className="flex flex-wrap items-center gap-3 py-3">
              <div className="min-w-0 flex-1 basis-56 [overflow-wrap:anywhere]">
                <p className="font-medium">{email}</p>
                <p className="text-muted-foreground text-sm">
                  {isOver ? "Invitation expired. Invite them again." : "Invited, hasn't joined yet"}
                </p>
              </div>
              <Badge variant="neutral">{ROLE_LABELS[role]}</Badge>
              <Button
                variant="ghost"
                className="max-sm:-ml-4"
                onClick={() => setAsked({ invitationId: id, email })}
              >
                Take back
              </Button>
            </li>
          ))}
        </ul>
        {isOwner ? (
          <div className="flex flex-wrap gap-3">
            <MemberDialog interviews={interviews} />
            <HandOver team={team} />
          </div>
        ) : null}
        {ownsOne || team.offeredTo !== null ? null : <StartOwnCompany />}
      </CardContent>
      {asked ? (
        <EndMembershipDialog
          asked={asked}
          companyName={companyName}
          onClose={() => setAsked(null)}
        />
      ) : null}
    </Card>
  );
}

function detailOf({ email, interviews }: TeamPerson, known: readonly Choice[]): string {
  if (interviews === null) return email ?? "";
  const titles = known.filter(({ id }) => interviews.includes(id)).map(({ title }) => title);
  return [email, `Sees ${titles.join(", ") || "no interview"}`].filter(Boolean).join(" · ");
}
