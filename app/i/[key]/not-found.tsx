import { headers } from "next/headers";
import { UnknownRoom } from "#components/room/closed-room";
import { askedLanguage } from "#lib/domain/languages";
import { roomMessages } from "#lib/messages/room";

/** Nobody knows which interview it was, so the browser's own language is the best guess. */
export default async function UnknownLink() {
  return <UnknownRoom {...roomMessages(askedLanguage((await headers()).get("accept-language")))} />;
}
