import { createHash, randomUUID } from "node:crypto";
import { createClient, type SupabaseClient } from "@supabase/supabase-js";
import { z } from "zod";
import { noticeVersion } from "#lib/domain/room/consent";
import { demoOwner } from "#local/demo/company";
import { Visitor } from "#local/demo/visitor";

const created = z.object({ key: z.string() });
const questions = z.array(z.object({ id: z.uuid() })).min(1);
const kept = z.array(
  z.object({ sha256: z.string(), byte_size: z.number(), object_key: z.string() }),
);

export type Room = { key: string; questionId: string };

/** The database past every policy, to count what arrived. */
export function database(settings: Record<string, string>): SupabaseClient {
  const { SUPABASE_URL = "", SUPABASE_SECRET_KEY = "" } = settings;
  return createClient(SUPABASE_URL, SUPABASE_SECRET_KEY, { auth: { persistSession: false } });
}

const FIVE_MINUTES = {
  text: "Tell us about a hard day.",
  order: 1,
  answer_type: "video",
  max_duration: 300,
  max_retakes: 0,
  thinking_time: 30,
};

/** Somebody with a company of their own. */
export async function openCompany(appUrl: string): Promise<Visitor> {
  const owner = new Visitor(appUrl, "10.30.0.1");
  const { email, password, firstName, lastName } = demoOwner;
  await owner.send("POST", "/api/auth/sign-up", { email, password, acceptTerms: true });
  await owner.send("PUT", "/api/company/profile", {
    firstName,
    lastName,
    companyName: "Stormproof Cleaning",
    location: "Tampa, FL",
    industry: "cleaning",
    timeZone: "America/New_York",
  });
  return owner;
}

/** An interview of this owner's company; answers its first question. */
export async function openRoom(
  owner: Visitor,
  db: SupabaseClient,
  asked: object[] = [FIVE_MINUTES],
): Promise<Room> {
  const { key } = created.parse(
    await owner.send("POST", "/api/interviews", {
      id: randomUUID(),
      title: "Cleaner",
      description: "Homes in pairs.",
      questions: asked,
      settings: { show_hints_and_tips: false, show_availability_calendar: false },
    }),
  );
  const { data } = await db
    .from("questions")
    .select("id")
    .eq("interview_id", key)
    .order("question_order");
  const [question] = questions.parse(data);
  return { key, questionId: question?.id ?? "" };
}

/** Somebody begins the interview. */
export async function begin(appUrl: string, { key }: Room, number: number): Promise<Visitor> {
  const visitor = new Visitor(appUrl, `10.31.0.${number}`);
  await visitor.send("POST", `/api/room/${key}/attempts`, {
    name: "Sam Storm",
    email: `sam.${randomUUID().slice(0, 8)}@example.com`,
    phone: "",
    language: "en",
    aiAllowed: true,
    noticeVersion: noticeVersion("en"),
    consent: true,
  });
  return visitor;
}

/** SHA-256 in hex. */
export const hashOf = (bytes: Uint8Array) => createHash("sha256").update(bytes).digest("hex");

/** Makes the upload the answer; answers the hash of what the server stored. */
export async function accept(
  visitor: Visitor,
  room: Room,
  take: { id: string; bytes: Buffer },
  db: SupabaseClient,
): Promise<string> {
  await visitor.send("PUT", `/api/room/${room.key}/answers/${room.questionId}`, {
    recordingId: take.id,
    byteSize: take.bytes.length,
    sha256: hashOf(take.bytes),
    over: [],
  });
  const { data } = await db.from("media").select("sha256, byte_size, object_key").eq("id", take.id);
  return kept.parse(data)[0]?.sha256 ?? "";
}
