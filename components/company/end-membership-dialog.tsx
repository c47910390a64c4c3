"use client";

import { useRouter } from "next/navigation";
import { toast } from "sonner";
import { ConfirmDialog } from "#components/shared/confirm-dialog";
import { useSend } from "#components/shared/use-send";
import { MEDIA_MINUTES_LEFT, type TeamPerson } from "#lib/domain/company/team";
import { routes } from "#lib/domain/core/routes";
import { joinInvitationPath, memberPath } from "#lib/domain/core/team-routes";

/** A member, or an invitation that is out. */
export type MembershipToEnd = { person: TeamPerson } | { invitationId: string; email: string };

type EndMembershipDialogProps = {
  asked: MembershipToEnd;
  companyName: string;
  onClose: () => void;
};

/** Asks once before somebody is removed, leaves, or is no longer invited. */
export function EndMembershipDialog({ asked, companyName, onClose }: EndMembershipDialogProps) {
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

function wordsFor(asked: MembershipToEnd, companyName: string) {
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
  const kept = "Notes and decisions stay, with the name.";
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
