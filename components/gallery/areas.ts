import { ACCOUNT } from "./account";
import { COMPANY } from "./company";
import { CONNECTIONS } from "./connections";
import { DASHBOARD } from "./dashboard";
import { INTERVIEWS } from "./interviews";
import { PLANS } from "./plans";
import { PRIVATE } from "./private";
import { RESULTS } from "./results";
import { ROOM } from "./room";
import { SITE } from "./site";
import type { Shown } from "./states";
import { CONTROLS } from "./ui-controls";
import { FRAMES } from "./ui-frames";

/** What each of the gallery's pages shows. */
export const AREAS: Readonly<Record<string, readonly Shown[]>> = {
  ui: [...CONTROLS, ...FRAMES],
  account: ACCOUNT,
  company: COMPANY,
  dashboard: DASHBOARD,
  interviews: INTERVIEWS,
  results: RESULTS,
  plans: PLANS,
  connections: CONNECTIONS,
  room: ROOM,
  private: PRIVATE,
  site: SITE,
};
