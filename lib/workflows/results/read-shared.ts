import { companyLook } from "#lib/data/company/companies";
import type { Db, ServiceDb } from "#lib/data/db";
import { readCompanyAccess } from "#lib/data/plans/company-access";
import { findResults } from "#lib/data/results/result-detail";
import {
  type LiveLink,
  peopleOfLink,
  readOwnAnswers,
  readShared,
} from "#lib/data/results/shortlist-links";
import { knownNames } from "#lib/domain/evaluation/masking/own-name";
import {
  type ReaderPage,
  type ReaderPerson,
  toReaderPerson,
} from "#lib/domain/results/reader-page";
import type { Numbered } from "#lib/domain/results/shortlist";

type Shared = Pick<LiveLink, "shows" | "questionIds">;

/** These people in their order, with nothing that isn't shared. */
export async function readPeople(
  db: Db,
  listed: readonly Numbered[],
  shared: Shared,
  known: Awaited<ReturnType<typeof readShared>>,
): Promise<ReaderPerson[]> {
  const results = await findResults(
    db,
    listed.map(({ id }) => id),
  );
  return listed.flatMap(({ id, number }) => {
    const result = results.find((one) => one.id === id);
    const who = known.find((one) => one.id === id);
    if (result === undefined || who === undefined) return [];
    const names = [...new Set(who.names.flatMap((name) => knownNames(name, who.email)))];
    return [toReaderPerson(result, shared, { names, number, language: who.language })];
  });
}

/** What a reader's live link shows them; null if everybody on it is gone. */
export async function readSharedPage(
  service: ServiceDb,
  link: LiveLink,
  readerId: string,
): Promise<ReaderPage | null> {
  const listed = await peopleOfLink(service, link.id);
  const known = await readShared(
    service,
    listed.map(({ id }) => id),
  );
  const company = known[0]?.company;
  if (company === undefined) return null;
  const [people, own, access] = await Promise.all([
    readPeople(service, listed, link, known),
    readOwnAnswers(service, link.id, readerId),
    readCompanyAccess(service, company.id),
  ]);
  const look = companyLook(service, company, access);
  return {
    company: { name: look.name, logoUrl: look.logoUrl, primaryColor: look.primaryColor },
    message: link.message,
    people,
    own: Object.fromEntries(
      own.map(({ attemptId, answer, comment }) => [attemptId, { answer, comment }]),
    ),
    reader: own.at(-1)?.by ?? "",
  };
}
