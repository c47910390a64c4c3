import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { cache } from "react";
import { ClosedRoom } from "#components/room/closed-room";
import { Room } from "#components/room/room";
import { readDoor, readRoom } from "#lib/data/rooms";
import { firstLetter } from "#lib/domain/candidate";
import type { RoomInterview } from "#lib/domain/room";
import { fill } from "#lib/domain/words";
import { publicEnv } from "#lib/env/public";
import { serviceDb } from "#lib/http/clients";
import { chosenLanguage } from "#lib/http/room-language";
import { visitor } from "#lib/http/room-session";
import { roomMessages } from "#lib/messages/room";

type Props = { params: Promise<{ key: string }> };

// Above row-level security: a candidate has no account, and the link's key is all that they show.
const interviewOf = cache((key: string) => readRoom(serviceDb(), key, publicEnv().supabaseUrl));

/** In the candidate's choice of language, here or on another device, or else the interview's. */
const spokenTo = async ({ key, language }: RoomInterview) =>
  roomMessages((await chosenLanguage(key)) ?? (await visitor(key)).session?.language ?? language);

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const interview = await interviewOf((await params).key);
  if (interview === null) return {};
  const { language, messages } = await spokenTo(interview);
  const names = { job: interview.title, company: interview.company.name };
  return {
    title: { absolute: fill(messages.meta.title, names, language) },
    description: fill(messages.meta.description, names, language),
    robots: { index: false },
  };
}

/** The candidate's room, for anyone who holds the link. */
export default async function RoomPage({ params }: Props) {
  const { key } = await params;
  const interview = await interviewOf(key);
  if (interview === null) notFound();
  const spoken = await spokenTo(interview);
  const { hash, session } = await visitor(key);
  const door = await readDoor(serviceDb(), key, hash);
  if (door === "closed") {
    return <ClosedRoom interview={interview} {...spoken} />;
  }
  return (
    <Room
      interview={interview}
      {...spoken}
      returning={session && { letter: firstLetter(session.name), submittedAt: session.submittedAt }}
    />
  );
}
