import type { LanguageCode } from "#lib/domain/text/languages";
import ar from "./ar.json" with { type: "json" };
import de from "./de.json" with { type: "json" };
import en from "./en.json" with { type: "json" };
import es from "./es.json" with { type: "json" };
import fr from "./fr.json" with { type: "json" };
import hi from "./hi.json" with { type: "json" };
import ja from "./ja.json" with { type: "json" };
import pt from "./pt.json" with { type: "json" };
import ru from "./ru.json" with { type: "json" };
import type { Texts } from "./texts.ts";
import zh from "./zh.json" with { type: "json" };

/** Every text of the room, in one language. */
export type Catalog = Texts<typeof en>;

type Catalogs = Readonly<Record<LanguageCode, Catalog>>;

/** By language code. English is the measure of the others (tests/unit/room/catalogs.test.ts). */
export const CATALOGS: Catalogs = { en, es, fr, de, zh, ja, ar, ru, pt, hi };
