import type { Db } from "#lib/data/db";
import { readBulkFacts } from "#lib/data/results/bulk";
import { readChosen } from "#lib/data/results/bulk-choice";
import type { ListScope } from "#lib/data/results/results";
import { bulkProposal } from "#lib/documents/mails/bulk";
import type { BulkFacts } from "#lib/domain/results/bulk";
import type { BulkChoice } from "#lib/domain/results/bulk-request";
import { LANGUAGES } from "#lib/domain/text/languages";

/**
 * What an action about a choice would be about, with a text for each language and kind of its mails.
 * @throws AppError `conflict` if a list matches too many, or others than its reader saw
 */
export async function prepareBulk(
  db: Db,
  choice: BulkChoice,
  scope: ListScope,
): Promise<BulkFacts> {
  const people = await readChosen(db, choice, scope);
  const { company, mails, ...counts } = await readBulkFacts(db, people);
  return {
    ...counts,
    mails: mails.map(({ kind, language, people }) => ({
      kind,
      language,
      people,
      languageName: LANGUAGES.find(({ code }) => code === language)?.name ?? language,
      ...bulkProposal(kind, language, company ?? ""),
      english: language === "en" ? null : bulkProposal(kind, "en", company ?? "").body,
    })),
  };
}
