import { WhoMay } from "#components/shared/role";
import { Card, CardContent, CardHeader, CardTitle } from "#components/ui/card";
import { BUFFERS, LENGTHS } from "#lib/domain/results/booking";
import { MAX_WEEKS, PROPOSED_HOURS, type WeeklyHours } from "#lib/domain/results/weekly-hours";
import { DAYS } from "#lib/domain/room/availability";
import { dayName } from "#lib/domain/room/day-words";
import { duration } from "#lib/domain/text/words";
import { WeeklyHoursForm } from "./weekly-hours-form";

/** Named here, so that the browser needs none of the words and rules behind them. */
const CHOICES = {
  days: DAYS.map((day) => ({ value: day, label: dayName(day) })),
  minutes: LENGTHS.map((minutes) => ({ value: minutes, label: duration(minutes, "en") })),
  bufferMinutes: BUFFERS.map((minutes) => ({
    value: minutes,
    label: minutes === 0 ? "Nothing" : duration(minutes, "en"),
  })),
  weeks: Array.from({ length: MAX_WEEKS }, (_, index) => ({
    value: index + 1,
    label: index === 0 ? "1 week" : `${index + 1} weeks`,
  })),
};

/** The hours of a week from which an offer takes its times: proposed while they are off. */
export function WeeklyHoursCard({ hours, zone }: { hours: WeeklyHours | null; zone: string }) {
  return (
    <WhoMay to="own">
      <Card className="max-w-3xl" id="weekly-hours">
        <CardHeader>
          <CardTitle>Weekly Hours for Bookings</CardTitle>
          <p className="text-muted-foreground">
            {`When you offer a candidate times, they can come from these hours, by your company's clock (${zone}). A time that's already booked with you isn't offered to anyone else.`}
          </p>
        </CardHeader>
        <CardContent>
          <WeeklyHoursForm
            initial={hours ?? PROPOSED_HOURS}
            isOn={hours !== null}
            choices={CHOICES}
          />
        </CardContent>
      </Card>
    </WhoMay>
  );
}
