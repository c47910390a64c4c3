import { UnknownRoom } from "#components/room/closed-room";

export default function UnknownLink() {
  return <UnknownRoom />;
}
