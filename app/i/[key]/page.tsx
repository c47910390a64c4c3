import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { ClosedRoom, TakenBackRoom } from "#components/room/entry/closed-room";
import { Room } from "#components/room/room";
import { BrandColors } from "#components/shared/brand-colors";
import { readLinkState } from "#lib/data/room/rooms";
import { roomIn } from "#lib/domain/room/room-interview";
import { fill } from "#lib/domain/text/words";
import { serviceDb } from "#lib/http/clients";
import { requestedOpening } from "#lib/http/room-opening";
import { publicAttempt, roomVisitor } from "#lib/http/room-session";
import { interviewAt, invitedHere, visitLanguage } from "#lib/http/room-visit";
import { roomMessages } from "#lib/messages/room";

type Props = {
  params: Promise<{ key: string }>;
  searchParams: Promise<Record<string, string | string[] | undefined>>;
};

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { key } = await params;
  const stored = await interviewAt(key);
  if (stored === null) return {};
  const { language, messages } = roomMessages(await visitLanguage(key));
  const interview = roomIn(stored, language);
  const names = { job: interview.title, company: interview.company.name };
  return {
    title: { absolute: fill(messages.meta.title, names, language) },
    description: fill(messages.meta.description, names, language),
    robots: { index: false },
  };
}

/** The candidate's room, for anyone who holds the link. */
export default async function RoomPage({ params, searchParams }: Props) {
  const { key } = await params;
  const stored = await interviewAt(key);
  if (stored === null) notFound();
  const language = await visitLanguage(key);
  const interview = roomIn(stored, language);
  const { hash, session } = await roomVisitor(key);
  // Above row-level security: a candidate has no account, and the link's key is all that they show.
  const service = serviceDb();
  const linkState = await readLinkState(service, key, hash);
  const opening = await requestedOpening(key, language, await searchParams);
  const isTakenBack = linkState === "open" && ((await invitedHere(key))?.takenBack ?? false);
  return (
    <BrandColors color={interview.company.primaryColor}>
      {linkState === "closed" ? (
        <ClosedRoom interview={interview} known={session !== null} />
      ) : isTakenBack ? (
        <TakenBackRoom company={interview.company} />
      ) : (
        <Room
          interview={interview}
          opening={opening}
          returning={session && publicAttempt(session)}
        />
      )}
    </BrandColors>
  );
}
