import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { z } from "zod";
import { InvitesView } from "#components/interviews/invites/invites-view";
import { listEarlierPeople } from "#lib/data/interviews/earlier";
import { readInterview } from "#lib/data/interviews/interviews";
import { listInvites, readInvitesLeft } from "#lib/data/interviews/invites";
import { inviteSample } from "#lib/documents/mails/invite";
import { searchOf } from "#lib/domain/core/page-query";
import { isClosed } from "#lib/domain/interviews/interview";
import { INVITED_SEARCH_LIMIT } from "#lib/domain/interviews/invite";
import { otherLanguages, titleIn } from "#lib/domain/interviews/translations";
import { requestedPage } from "#lib/domain/site/blog";
import type { LanguageCode } from "#lib/domain/text/languages";
import { publicEnv } from "#lib/env/public";
import { employerOrRedirect } from "#lib/http/session";
import { textInvites } from "#lib/workflows/interviews/text-invites";

export const metadata: Metadata = { title: "Invite people" };

/** Where an employer invites a list of people to an interview, and sees whom they invited. */
export default async function InvitesPage(props: PageProps<"/interviews/[interviewId]/invites">) {
  const [{ interviewId }, { page, q }] = await Promise.all([props.params, props.searchParams]);
  if (!z.uuid().safeParse(interviewId).success) notFound();
  const { db, company, email, profile, access } = await employerOrRedirect("invite");
  const [interview, left, invited, earlier, texts] = await Promise.all([
    readInterview(db, interviewId),
    readInvitesLeft(db),
    listInvites(db, interviewId, {
      page: (requestedPage(page) ?? 0) + 1,
      search: searchOf(q, INVITED_SEARCH_LIMIT),
    }),
    listEarlierPeople(db, interviewId),
    textInvites(db, { interviewId }, publicEnv().appUrl),
  ]);
  if (interview === null || company === null) notFound();
  const sampleIn = (language: LanguageCode) =>
    inviteSample(language, {
      company: company.name,
      job: titleIn(interview, language),
      closes: interview.deadline,
      timeZone: company.timeZone,
      href: interview.link,
    });
  const closed = isClosed(interview, new Date());
  const verified = profile?.verified ?? false;
  const hasPlan = access.plan !== null;
  return (
    <InvitesView
      interview={interview}
      lack={closed ? "closed" : hasPlan || left ? null : "plan"}
      hasPlan={hasPlan}
      unconfirmed={verified ? undefined : email}
      left={left ?? 0}
      messages={[sampleIn(interview.language), ...otherLanguages(interview).map(sampleIn)]}
      texts={texts}
      canText={hasPlan && verified && publicEnv().textsSetUp}
      invited={invited}
      earlier={earlier}
      timeZone={company.timeZone}
    />
  );
}
