import Link from "next/link";
import { AskOwner, WhoMay } from "#components/shared/role";
import { Alert } from "#components/ui/alert";
import { Button } from "#components/ui/button";
import { dailyQuota, type FullStorage, gigabytes, storageQuota } from "#lib/domain/core/limits";
import { interviewPath, routes } from "#lib/domain/core/routes";
import { RECENT_REQUEST_DAYS } from "#lib/domain/room/accommodations";

type DashboardNoticesProps = {
  full: readonly FullStorage[];
  asked: number;
};

/** What the owner was mailed too and may have to act on. */
export function DashboardNotices({ full, asked }: DashboardNoticesProps) {
  return (
    <>
      <StorageFullNotices rooms={full} />
      {asked > 0 ? <AccommodationsNotice count={asked} /> : null}
    </>
  );
}

/** How many candidates asked for an accommodation of late: what they chose holds, and a note may wait for an answer. */
export function AccommodationsNotice({ count }: { count: number }) {
  const asked =
    count === 1
      ? `1 candidate asked for an accommodation in the last ${RECENT_REQUEST_DAYS} days.`
      : `${count} candidates asked for accommodations in the last ${RECENT_REQUEST_DAYS} days.`;
  return (
    <Alert
      action={
        <Button asChild variant="outline" size="sm">
          <Link href={routes.accommodations}>
            {count === 1 ? "See the request" : "See the requests"}
          </Link>
        </Button>
      }
    >
      <span>{asked}</span> The changes they asked for are already on. They may also have left you a
      note.
    </Alert>
  );
}

/** Says that recordings have no room left, so nobody can begin interviews, and what helps; once for a full company. */
function StorageFullNotices({ rooms }: { rooms: readonly FullStorage[] }) {
  const full = rooms.find(({ lacks }) => lacks === "company");
  return (full ? [full] : rooms).map((room) => <FullRoomLine key={room.interviewId} {...room} />);
}

function FullRoomLine({ interviewId, title, plan, lacks }: FullStorage) {
  const isDay = lacks === "day";
  const words = isDay
    ? `${title} received ${gigabytes(dailyQuota(plan))} of recordings in 24 hours, the most your plan allows for one interview. Nobody new can start it right now; it reopens automatically within a day.`
    : `Your storage for recordings (${gigabytes(storageQuota(plan))}) is full, so nobody new can start an interview with video questions.`;
  return (
    <Alert
      action={
        <Button asChild variant="outline" size="sm">
          <Link href={isDay ? interviewPath(interviewId) : routes.candidates}>
            {isDay ? "See the interview" : "See your candidates"}
          </Link>
        </Button>
      }
    >
      <span>{words}</span>
      {isDay ? null : <MakeRoom />}
    </Alert>
  );
}

const DELETE = "Delete responses you no longer need";

function MakeRoom() {
  const forMembers = (
    <WhoMay to="decide" otherwise={<AskOwner to="to make room" />}>
      <AskOwner to="for a larger plan" before={`${DELETE}.`} />
    </WhoMay>
  );
  return (
    <WhoMay to="own" otherwise={forMembers}>
      {` ${DELETE}, or choose a larger plan.`}
    </WhoMay>
  );
}
