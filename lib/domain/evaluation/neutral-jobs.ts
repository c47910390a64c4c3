import type { Edit } from "./sent-text.ts";
import { matchesIn } from "./windows.ts";

/** English names of jobs that tell a gender, with the ones that don't: what was done stays readable. */
const JOBS: Readonly<Record<string, string>> = {
  waitress: "server",
  waitresses: "servers",
  waiter: "server",
  waiters: "servers",
  hostess: "host",
  hostesses: "hosts",
  foreman: "supervisor",
  foremen: "supervisors",
  forewoman: "supervisor",
  cameraman: "camera operator",
  camerawoman: "camera operator",
  handyman: "repair worker",
  handymen: "repair workers",
  repairman: "repair worker",
  repairmen: "repair workers",
  salesman: "salesperson",
  saleswoman: "salesperson",
  saleslady: "salesperson",
  salesmen: "salespeople",
  businessman: "businessperson",
  businesswoman: "businessperson",
  policeman: "police officer",
  policewoman: "police officer",
  policemen: "police officers",
  fireman: "firefighter",
  firemen: "firefighters",
  mailman: "mail carrier",
  deliveryman: "delivery worker",
  craftsman: "craft worker",
  doorman: "door attendant",
  bellman: "bell attendant",
  bellboy: "bell attendant",
  busboy: "table clearer",
  busboys: "table clearers",
  barmaid: "bartender",
  barman: "bartender",
  maid: "cleaner",
  maids: "cleaners",
  stewardess: "flight attendant",
  seamstress: "sewer",
  chairman: "chair",
  "cleaning lady": "cleaner",
  "cleaning ladies": "cleaners",
  "lunch lady": "cafeteria worker",
};
const GENDERED = new RegExp(
  `(?<![\\p{L}\\p{N}_])(?:${Object.keys(JOBS).join("|")})(?!\\p{L})`,
  "giu",
);

/** Edits that put a job's neutral name in the place of one that tells a gender. */
export function neutralJobs(text: string): Edit[] {
  return matchesIn(text, GENDERED).map(({ start, end, text: job }) => ({
    start,
    end,
    text: JOBS[job.toLowerCase()] ?? "worker",
  }));
}
