import { CATALOGS, type Catalog } from "./catalogs.ts";
import first from "./notices/2026-11-22.json" with { type: "json" };
import second from "./notices/2026-11-27.json" with { type: "json" };
import third from "./notices/2026-11-28.json" with { type: "json" };

type Today = Catalog["consent"];
/** A notice as it was agreed to; what its version had not yet is left out. */
type Agreed = Pick<Today, keyof (typeof first)["en"]> & Partial<Today>;

const today = Object.fromEntries(
  Object.entries(CATALOGS).map(([language, { consent }]) => [language, consent]),
);

/** Every version of the notice by its day, then by language. The newest is what is agreed to now. */
const NOTICES: Record<string, Record<string, Agreed>> = {
  "2026-11-22": first,
  "2026-11-27": second,
  "2026-11-28": { ...today, ...third },
  "2026-11-28b": today,
};

/** The notice of a version, '2026-11-22.es' for one that was not English; null for one that isn't ours. */
export function agreedNotice(version: string): Agreed | null {
  const [day = "", language = "en"] = version.split(".");
  const notices = Object.hasOwn(NOTICES, day) ? NOTICES[day] : undefined;
  return notices && Object.hasOwn(notices, language) ? (notices[language] ?? null) : null;
}
