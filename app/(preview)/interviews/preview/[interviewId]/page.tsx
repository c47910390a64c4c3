import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { z } from "zod";
import { RoomPreview } from "#components/room/room-preview";
import { BrandColors } from "#components/shared/brand-colors";
import { readInterview } from "#lib/data/interviews/interviews";
import { previewOfInterview, toRoomCompany } from "#lib/domain/interviews/interview-preview";
import { employerOrRedirect } from "#lib/http/session";
import { roomMessages } from "#lib/messages/room";

export const metadata: Metadata = { title: "Preview" };

type Params = Promise<{ interviewId: string }>;

export default async function InterviewPreviewPage({ params }: { params: Params }) {
  const [{ db, company, access }, { interviewId }] = await Promise.all([
    employerOrRedirect(),
    params,
  ]);
  if (!z.uuid().safeParse(interviewId).success) notFound();
  const interview = await readInterview(db, interviewId);
  if (!company || !interview) notFound();
  const shown = toRoomCompany(company, access);
  return (
    <BrandColors color={shown.primaryColor}>
      <RoomPreview
        interview={previewOfInterview(interview, shown)}
        {...roomMessages(interview.language)}
      />
    </BrandColors>
  );
}
