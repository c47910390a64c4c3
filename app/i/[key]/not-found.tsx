import { UnknownRoom } from "#components/room/entry/closed-room";

export default function UnknownLink() {
  return <UnknownRoom />;
}
