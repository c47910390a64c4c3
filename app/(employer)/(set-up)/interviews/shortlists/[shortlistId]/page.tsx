import type { Metadata } from "next";
import Link from "next/link";
import { notFound } from "next/navigation";
import { cache } from "react";
import { z } from "zod";
import { PrintDialog } from "#components/results/shortlists/print-dialog";
import { RenameDialog } from "#components/results/shortlists/rename-dialog";
import { ShareDialog } from "#components/results/shortlists/share-dialog";
import { ShortlistView } from "#components/results/shortlists/shortlist-view";
import { PageHeader } from "#components/shared/page-header";
import { loneLinkClasses } from "#components/ui/text-link";
import { listResults } from "#lib/data/results/results";
import { findShortlist } from "#lib/data/results/shortlists";
import { routes } from "#lib/domain/core/routes";
import { lockOf } from "#lib/domain/plans/features";
import { wholeList } from "#lib/domain/results/result-query";
import { A_PERSON_DECIDES } from "#lib/domain/results/results";
import { MAX_PEOPLE } from "#lib/domain/results/shortlist";
import { employerOrRedirect } from "#lib/http/session";

type Props = PageProps<"/interviews/shortlists/[shortlistId]">;

/** Read once, for the title and for the page. */
const read = cache(async (shortlistId: string) => {
  if (!z.uuid().safeParse(shortlistId).success) notFound();
  const { db } = await employerOrRedirect("invite");
  return findShortlist(db, shortlistId);
});

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const list = await read((await params).shortlistId).catch(() => null);
  return { title: list?.name ?? "Shortlist" };
}

export default async function ShortlistPage({ params }: Props) {
  const list = await read((await params).shortlistId);
  if (list === null) notFound();
  const visitor = await employerOrRedirect("invite");
  const among = list.people.map(({ id }) => id);
  const { rows } = await listResults(visitor.db, wholeList("newest"), { among }, MAX_PEOPLE);
  const pdfLock = lockOf(visitor.access, "pdf", visitor);
  const inside = list.people.filter((one) => one.inside).map(({ name }) => name);
  return (
    <>
      <p className="mb-2">
        <Link href={routes.shortlists} className={loneLinkClasses}>
          All shortlists
        </Link>
      </p>
      <PageHeader
        title={list.name}
        description={`What readers said stands with each person. ${A_PERSON_DECIDES}`}
        actions={
          list.people.length === 0 ? (
            <RenameDialog shortlistId={list.id} name={list.name} />
          ) : (
            <>
              <RenameDialog shortlistId={list.id} name={list.name} />
              <PrintDialog list={list} planLock={pdfLock} />
              <ShareDialog to={{ shortlistId: list.id }} inside={inside} />
            </>
          )
        }
      />
      <ShortlistView list={list} rows={rows} company={visitor.company} pdfLock={pdfLock} />
    </>
  );
}
