"use client";

import { useRouter } from "next/navigation";
import { FormError } from "#components/shared/form-error";
import { lazyPart } from "#components/shared/lazy-part";
import { useSend } from "#components/shared/use-send";
import { Alert } from "#components/ui/alert";
import { Button } from "#components/ui/button";
import { Dialog } from "#components/ui/dialog";
import { Loading } from "#components/ui/spinner";
import type { Team } from "#lib/domain/company/team";

// Loaded when the dialog opens.
const HandoverForm = lazyPart(
  () => import("./handover-form").then((module) => module.HandoverForm),
  {
    loading: <Loading />,
  },
);

const ADDRESS = "/api/team/ownership";
type OwnershipOfferProps = { team: Team; isOwner: boolean; companyName: string };

/** That the company is offered: whom it is offered to takes it or says no, and its owner may take the offer back. */
export function OwnershipOffer({ team, isOwner, companyName }: OwnershipOfferProps) {
  const router = useRouter();
  const { send, busy, error, rest } = useSend();
  const offered = team.people.find(({ userId }) => userId === team.offeredTo);

  async function answer(method: "PUT" | "DELETE") {
    await send(ADDRESS, undefined, method);
    rest();
    // Also after a refusal: the offer may stand no longer.
    router.refresh();
  }

  if (offered && (isOwner || offered.isMe)) {
    return (
      <Alert role="status">
        <p>
          {isOwner
            ? `You offered ${companyName} to ${offered.name}. You stay its owner until they take it.`
            : `The owner offers you ${companyName}. Billing, settings, and integrations become yours, and the company runs on the plan of your account. Its logo has to be added again.`}
        </p>
        <FormError>{error?.message}</FormError>
        <div className="mt-3 flex flex-wrap gap-2">
          {isOwner ? null : (
            <Button disabled={busy} onClick={() => void answer("PUT")}>
              Become the owner
            </Button>
          )}
          <Button variant="outline" disabled={busy} onClick={() => void answer("DELETE")}>
            {isOwner ? "Take the offer back" : "No, thank you"}
          </Button>
        </div>
      </Alert>
    );
  }
  return null;
}

/** The owner's way to offer the company to somebody of its people; one offer at a time. */
export function HandOver({ team }: { team: Team }) {
  const members = team.people.filter(({ role }) => role !== "owner");
  const me = team.people.find(({ isMe }) => isMe);
  if (members.length === 0 || team.offeredTo !== null) return null;
  return (
    <Dialog
      trigger={<Button variant="ghost">Hand the company over</Button>}
      title="Hand the company over?"
      description="Once they say yes, they own it and you're a manager. Your plan stays with your account: it has to be ended first, and the company then runs on theirs."
    >
      <HandoverForm members={members} email={me?.email ?? ""} />
    </Dialog>
  );
}
