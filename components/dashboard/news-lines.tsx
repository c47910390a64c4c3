import type { ComponentProps } from "react";
import { AccommodationsLine } from "./accommodations-line";
import { FullRoomLines } from "./full-room-lines";

type NewsLinesProps = { full: ComponentProps<typeof FullRoomLines>["rooms"]; asked: number };

/** What the owner was mailed too and may have to act on. */
export function NewsLines({ full, asked }: NewsLinesProps) {
  return (
    <>
      <FullRoomLines rooms={full} />
      {asked > 0 ? <AccommodationsLine count={asked} /> : null}
    </>
  );
}
