import type { Metadata } from "next";
import { redirect } from "next/navigation";
import { DraftPreview } from "#components/interviews/preview/draft-preview";
import { RoomPreview } from "#components/room/room-preview";
import { BrandColors } from "#components/shared/brand-colors";
import { routes } from "#lib/domain/core/routes";
import { toRoomCompany } from "#lib/domain/interviews/interview-preview";
import { DEFAULT_LANGUAGE, toLanguage } from "#lib/domain/text/languages";
import { employerOrRedirect } from "#lib/http/session";
import { roomMessages } from "#lib/messages/room";

export const metadata: Metadata = { title: "Preview" };

type Search = Promise<Record<string, string | string[] | undefined>>;

export default async function DraftPreviewPage({ searchParams }: { searchParams: Search }) {
  const [{ userId, company, access }, { slot, language }] = await Promise.all([
    employerOrRedirect("edit"),
    searchParams,
  ]);
  if (!company) redirect(routes.postSignup);
  const shown = toRoomCompany(company, access);
  return (
    <BrandColors color={shown.primaryColor}>
      <DraftPreview
        userId={userId}
        slot={String(slot)}
        company={shown}
        timeZone={company.timeZone}
        Room={RoomPreview}
        texts={roomMessages(toLanguage(String(language)) ?? DEFAULT_LANGUAGE)}
      />
    </BrandColors>
  );
}
