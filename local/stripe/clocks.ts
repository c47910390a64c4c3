import { newId } from "./ids.ts";
import type { Clock } from "./state/clocks.ts";
import type { State } from "./state.ts";
import { DAY, realNow } from "./time.ts";

/** A test clock that stands at a time until it is moved. */
export function addClock(state: State, frozenTime: number, name: string | null = null): Clock {
  const clock: Clock = {
    id: newId("clock"),
    object: "test_helpers.test_clock",
    created: realNow(),
    deletes_after: realNow() + 30 * DAY,
    frozen_time: frozenTime,
    name,
    status: "ready",
    status_details: {},
    livemode: false,
  };
  state.clocks[clock.id] = clock;
  return clock;
}
