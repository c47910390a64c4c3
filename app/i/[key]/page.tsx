import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { cache } from "react";
import { ClosedRoom } from "#components/room/closed-room";
import { Room } from "#components/room/room";
import { readSession } from "#lib/data/attempts";
import { readDoor, readRoom } from "#lib/data/rooms";
import { firstLetter } from "#lib/domain/candidate";
import { fill } from "#lib/domain/words";
import { publicEnv } from "#lib/env/public";
import { serviceDb } from "#lib/http/clients";
import { visitorHash } from "#lib/http/room-session";
import { roomMessages } from "#lib/messages/room";

type Props = { params: Promise<{ key: string }> };

// Above row-level security: a candidate has no account, and the link's key is all that they show.
const interviewOf = cache((key: string) => readRoom(serviceDb(), key, publicEnv().supabaseUrl));

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const interview = await interviewOf((await params).key);
  if (interview === null) return {};
  const { messages } = roomMessages(interview.language);
  const names = { job: interview.title, company: interview.company.name };
  return {
    title: { absolute: fill(messages.meta.title, names) },
    description: fill(messages.meta.description, names),
    robots: { index: false },
  };
}

/** The candidate's room, for anyone who holds the link. */
export default async function RoomPage({ params }: Props) {
  const { key } = await params;
  const interview = await interviewOf(key);
  if (interview === null) notFound();
  const { language, messages } = roomMessages(interview.language);
  const hash = await visitorHash(key);
  const door = await readDoor(serviceDb(), key, hash);
  if (door === "closed") {
    return <ClosedRoom interview={interview} messages={messages} language={language} />;
  }
  const session = hash === null ? null : await readSession(serviceDb(), key, hash);
  return (
    <div lang={language}>
      <Room
        interview={interview}
        messages={messages}
        language={language}
        returning={
          session && { letter: firstLetter(session.name), submittedAt: session.submittedAt }
        }
      />
    </div>
  );
}
