"use client";

import { useState } from "react";
import { lazyPart } from "#components/shared/lazy-part";
import { Button } from "#components/ui/button";
import { Dialog } from "#components/ui/dialog";
import { Loading } from "#components/ui/spinner";
import type { TeamPerson } from "#lib/domain/company/team";

// Loaded when the dialog opens.
const MemberForm = lazyPart(() => import("./member-form").then((module) => module.MemberForm), {
  loading: <Loading />,
});

type MemberDialogProps = { person?: TeamPerson; interviews: { id: string; title: string }[] };

/** Invites somebody, or changes what a member may do. */
export function MemberDialog({ person, interviews }: MemberDialogProps) {
  const [open, setOpen] = useState(false);
  return (
    <Dialog
      open={open}
      onOpenChange={setOpen}
      trigger={
        <Button variant={person ? "outline" : "default"} className="self-start">
          {person ? "Change role" : "Invite someone"}
        </Button>
      }
      title={person ? `What may ${person.name} do?` : "Invite someone to your team"}
      description={
        person
          ? "It counts from their next click."
          : "They get an email with a link that works once, for seven days."
      }
    >
      <MemberForm
        interviews={interviews}
        onDone={() => setOpen(false)}
        {...(person && { person })}
      />
    </Dialog>
  );
}
