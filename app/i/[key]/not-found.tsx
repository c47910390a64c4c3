import { UnknownRoom } from "#components/room/closed-room";
import { roomMessages } from "#lib/messages/room";

export default function UnknownLink() {
  return <UnknownRoom messages={roomMessages("en").messages} />;
}
