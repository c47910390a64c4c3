"use client";

import { useRouter } from "next/navigation";
import { useState } from "react";
import { toast } from "sonner";
import { ConfirmDialog } from "#components/shared/lazy-confirm-dialog";
import { useRole } from "#components/shared/role";
import { useSend } from "#components/shared/use-send";
import { Badge } from "#components/ui/badge";
import { Button } from "#components/ui/button";
import { Card, CardContent, CardHeader, CardTitle } from "#components/ui/card";
import {
  MEDIA_MINUTES_LEFT,
  may,
  ROLE_LABELS,
  type Team,
  type TeamPerson,
} from "#lib/domain/company/team";
import { routes } from "#lib/domain/core/routes";
import { joinInvitationPath, memberPath } from "#lib/domain/core/team-routes";
import { TEAM_INCLUDED } from "#lib/domain/plans/billing-texts";
import { HandOver, OwnershipOffer } from "./ownership-offer";
import { SeatDialog } from "./seat-dialog";
import { StartOwnCompany } from "./start-own-company";

type Choice = { id: string; title: string };
type TeamCardProps = {
  team: Team | null;
  interviews: Choice[];
  companyName: string;
  /** Whether the reader has a company of their own. */
  ownsOne: boolean;
};

type Asked = { person: TeamPerson } | { invitationId: string; email: string };

/** Who works in the company. Its owner invites, changes and removes; everybody else may leave. */
export function TeamCard({ team, interviews, companyName, ownsOne }: TeamCardProps) {
  const isOwner = may(useRole(), "own");
  const [asked, setAsked] = useState<Asked | null>(null);
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
                  <SeatDialog person={person} interviews={interviews} />
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
            <SeatDialog interviews={interviews} />
            <HandOver team={team} />
          </div>
        ) : null}
        {ownsOne || team.offeredTo !== null ? null : <StartOwnCompany />}
      </CardContent>
      {asked ? (
        <EndDialog asked={asked} companyName={companyName} onClose={() => setAsked(null)} />
      ) : null}
    </Card>
  );
}

function detailOf({ email, interviews }: TeamPerson, known: readonly Choice[]): string {
  if (interviews === null) return email ?? "";
  const titles = known.filter(({ id }) => interviews.includes(id)).map(({ title }) => title);
  return [email, `Sees ${titles.join(", ") || "no interview"}`].filter(Boolean).join(" · ");
}

type EndDialogProps = { asked: Asked; companyName: string; onClose: () => void };

/** Asks once before somebody is removed, leaves, or is no longer invited. */
function EndDialog({ asked, companyName, onClose }: EndDialogProps) {
  const router = useRouter();
  const { send, busy, error } = useSend();
  const words = wordsFor(asked, companyName);

  async function end() {
    const answer = await send(words.path, undefined, "DELETE");
    if (answer === null) return;
    if ("person" in asked && asked.person.isMe) return window.location.replace(routes.dashboard);
    toast.success(words.done);
    onClose();
    router.refresh();
  }

  return (
    <ConfirmDialog
      title={words.title}
      action={{ label: words.action, busyLabel: "One moment…" }}
      busy={busy}
      refusal={error?.message ?? null}
      open
      onOpenChange={(open) => !open && onClose()}
      onConfirm={() => void end()}
    >
      {words.lead}
    </ConfirmDialog>
  );
}

function wordsFor(asked: Asked, companyName: string) {
  if ("invitationId" in asked) {
    return {
      path: joinInvitationPath(asked.invitationId),
      title: `Take back the invitation for ${asked.email}?`,
      lead: "The link in their email stops working right away.",
      action: "Take it back",
      done: "Invitation taken back",
    };
  }
  const { name, isMe, userId } = asked.person;
  const kept = `Notes and decisions stay, with the name.`;
  return isMe
    ? {
        path: memberPath(userId),
        title: `Leave ${companyName}?`,
        lead: `You won't see its interviews and candidates anymore. ${kept} To come back you need a new invitation.`,
        action: "Leave",
        done: "You left",
      }
    : {
        path: memberPath(userId),
        title: `Remove ${name}?`,
        lead: `They lose access with their next click, on every device. A recording that they have open right now can play for up to ${MEDIA_MINUTES_LEFT} more minutes. ${kept} They get an email.`,
        action: "Remove",
        done: `${name} was removed`,
      };
}
