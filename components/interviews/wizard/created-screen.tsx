"use client";

import { CircleCheck, Eye } from "lucide-react";
import Link from "next/link";
import { useEffect, useRef } from "react";
import { ConfirmNotice } from "#components/shared/confirm-notice";
import { Button } from "#components/ui/button";
import { Card, CardContent } from "#components/ui/card";
import { Field } from "#components/ui/field";
import { Input } from "#components/ui/input";
import { previewPath, routes } from "#lib/domain/core/routes";
import { CREATE_TEXTS } from "#lib/domain/interviews/interview";
import type { InterviewCreated } from "#lib/domain/interviews/interview-request";
import type { ShareFacts } from "#lib/domain/interviews/share-words";
import { NO_PLAN_VIEWS } from "#lib/domain/plans/billing-texts";
import { CopyLinkButton } from "../copy-link-button";
import { InviteButton } from "../invites/invite-button";
import { SeePlans } from "../see-plans";
import { SharePanel } from "../share/share-panel";

type CreatedScreenProps = {
  interview: InterviewCreated;
  facts: ShareFacts;
  createAnother: () => void;
  /** The owner's address, while it is not proved. */
  unconfirmed?: string | undefined;
  /** Whether there is a plan; without one this says what is limited. */
  hasPlan?: boolean;
};

/** The link of a new interview, and where to go from here. */
export function CreatedScreen({
  interview,
  facts,
  createAnother,
  unconfirmed,
  hasPlan = true,
}: CreatedScreenProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <Card className="mx-auto max-w-2xl">
      <CardContent className="flex flex-col gap-8 sm:p-10">
        <div className="flex flex-col items-center gap-3 text-center">
          <CircleCheck aria-hidden className="size-12 text-score-good" strokeWidth={1.5} />
          <h1
            ref={heading}
            tabIndex={-1}
            className="font-semibold text-2xl tracking-tight outline-none sm:text-3xl"
          >
            Your interview is ready to share
          </h1>
          <p className="max-w-md text-muted-foreground">
            Send this link to candidates by text or email, or put it in your job post. They don't
            need an account or an app.
          </p>
        </div>
        <Field label="Interview link">
          {(control) => (
            <div className="flex gap-2 max-sm:flex-col">
              <Input
                {...control}
                readOnly
                value={interview.invite_link}
                onFocus={(event) => event.target.select()}
              />
              <CopyLinkButton
                link={interview.invite_link}
                variant="default"
                texts={{ copied: CREATE_TEXTS.copied, failed: CREATE_TEXTS.copyFailed }}
              />
            </div>
          )}
        </Field>
        {hasPlan && unconfirmed === undefined ? null : (
          <div className="-mt-4 flex flex-col gap-4">
            {hasPlan ? null : (
              <p className="text-muted-foreground">
                {NO_PLAN_VIEWS} <SeePlans />
              </p>
            )}
            {unconfirmed === undefined ? null : (
              <ConfirmNotice data-confirm-step>
                <p>
                  <strong>You can share it and text people from your own phone now.</strong> Emails
                  wait until you confirm your address with the link we sent to{" "}
                  <strong className="break-words">{unconfirmed}</strong>. Until then candidates see
                  their own link on the screen, with a QR code, and we don't email you about new
                  answers.
                </p>
              </ConfirmNotice>
            )}
          </div>
        )}
        <div className="flex flex-wrap items-center justify-between gap-3">
          <p className="min-w-0 flex-1 basis-56 text-muted-foreground">
            Have their names and numbers already? Each gets a link of their own.
          </p>
          <InviteButton interviewId={interview.id} />
        </div>
        <div className="border-t pt-6">
          <SharePanel id={interview.id} link={interview.invite_link} facts={facts} />
        </div>
        <div className="grid gap-3 border-t pt-6 sm:grid-cols-2">
          <Button variant="outline" asChild>
            <Link href={routes.interviews}>View All Interviews</Link>
          </Button>
          <Button variant="outline" onClick={createAnother}>
            Create Another Interview
          </Button>
          <Button variant="ghost" className="sm:col-span-2" asChild>
            <a href={previewPath(interview.id)} target="_blank" rel="noopener">
              <Eye />
              Preview as a candidate
            </a>
          </Button>
        </div>
      </CardContent>
    </Card>
  );
}
