"use client";

import { Copy, DoorClosed, DoorOpen, MailPlus } from "lucide-react";
import Link from "next/link";
import { useRouter } from "next/navigation";
import { type ReactNode, useState } from "react";
import { toast } from "sonner";
import { FormError } from "#components/shared/form-error";
import { useSend } from "#components/shared/use-send";
import { Button } from "#components/ui/button";
import { Dialog } from "#components/ui/dialog";
import { editInterviewPath, interviewApiPath, invitesPath } from "#lib/domain/core/routes";
import type { InterviewListItem } from "#lib/domain/interviews/interview-list";
import { newId } from "../draft-slot";
import { PosterLinks } from "./poster-links";

type MoreDialogProps = {
  interview: Pick<InterviewListItem, "id" | "title" | "closed" | "language">;
  open: boolean;
  onOpenChange: (open: boolean) => void;
};

/** What is done with an interview now and then: inviting people, its link on paper, a copy, closing and reopening. */
export function MoreDialog({ interview, open, onOpenChange }: MoreDialogProps) {
  const { id, title, closed, language } = interview;
  const router = useRouter();
  const [copyId] = useState(newId);
  const { send, busy, error } = useSend();

  async function duplicate() {
    if (!(await send(interviewApiPath(id, "/copies"), { id: copyId }))) return;
    toast.success("Interview duplicated. Change what's different.");
    router.push(editInterviewPath(copyId));
  }

  async function close(next: boolean) {
    if (!(await send(interviewApiPath(id, "/closing"), {}, next ? "PUT" : "DELETE"))) return;
    toast.success(next ? "Interview closed" : "Interview reopened");
    onOpenChange(false);
    router.refresh();
  }

  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={title}
      description="Invite, poster, duplicate, close, or reopen"
      descriptionProps={{ className: "sr-only" }}
    >
      <FormError>{error?.message}</FormError>
      <div className="flex flex-col divide-y">
        {closed ? null : (
          <Action words="By email or text, each with their own link. Paste a list or choose a file.">
            <Button variant="outline" asChild>
              <Link href={invitesPath(id)}>
                <MailPlus />
                Invite people
              </Link>
            </Button>
          </Action>
        )}
        <PosterLinks id={id} closed={closed} own={language} />
        <Action words="A new interview with the same questions and settings, its own link, and no deadline.">
          <Button variant="outline" disabled={busy} onClick={() => void duplicate()}>
            <Copy />
            Duplicate
          </Button>
        </Action>
        {closed ? (
          <Action words="The link will work again. A deadline that has passed will be removed.">
            <Button variant="outline" disabled={busy} onClick={() => void close(false)}>
              <DoorOpen />
              Reopen interview
            </Button>
          </Action>
        ) : (
          <Action words="After you close it, nobody new can start. Anyone who has started has one more day to finish. You keep all responses.">
            <Button variant="outline" disabled={busy} onClick={() => void close(true)}>
              <DoorClosed />
              Close interview
            </Button>
          </Action>
        )}
      </div>
    </Dialog>
  );
}

function Action({ words, children }: { words: string; children: ReactNode }) {
  return (
    <div className="flex items-center justify-between gap-4 py-4 max-sm:flex-col max-sm:items-stretch">
      <p className="text-muted-foreground text-sm">{words}</p>
      <div className="flex shrink-0 max-sm:*:w-full">{children}</div>
    </div>
  );
}
