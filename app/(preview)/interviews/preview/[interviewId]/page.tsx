import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { z } from "zod";
import { RoomPreview } from "#components/room/room";
import { readCompany } from "#lib/data/company/companies";
import { readInterview } from "#lib/data/interviews/interviews";
import { readAccess } from "#lib/data/plans/billing";
import { previewOfInterview, toRoomCompany } from "#lib/domain/interviews/interview-preview";
import { employerOrRedirect } from "#lib/http/session";
import { roomMessages } from "#lib/messages/room";

export const metadata: Metadata = { title: "Preview" };

type Params = Promise<{ interviewId: string }>;

export default async function InterviewPreviewPage({ params }: { params: Params }) {
  const [{ db, userId }, { interviewId }] = await Promise.all([employerOrRedirect(), params]);
  if (!z.uuid().safeParse(interviewId).success) notFound();
  const [company, interview, access] = await Promise.all([
    readCompany(db, userId),
    readInterview(db, interviewId),
    readAccess(db, userId),
  ]);
  if (!company || !interview) notFound();
  return (
    <RoomPreview
      interview={previewOfInterview(interview, toRoomCompany(company, access))}
      {...roomMessages(interview.language)}
    />
  );
}
