import { Download } from "lucide-react";
import type { Metadata } from "next";
import { FairnessNotes } from "#components/fairness/fairness-notes";
import { HeardTable } from "#components/fairness/heard-table";
import { ImpactTable } from "#components/fairness/impact-table";
import { FileLink } from "#components/shared/file-link";
import { PageHeader } from "#components/shared/page-header";
import { Button } from "#components/ui/button";
import { readAdverseImpact } from "#lib/data/fairness/adverse-impact";
import { DEFAULT_TIME_ZONE } from "#lib/domain/company/time-zones";
import { FAMILIES } from "#lib/domain/fairness/adverse-impact";
import { companyDate } from "#lib/domain/text/dates";
import { employerOrRedirect } from "#lib/http/session";

export const metadata: Metadata = { title: "Hiring fairness (adverse-impact monitor)" };

export default async function FairnessPage() {
  const { db, company } = await employerOrRedirect("decide");
  const report = await readAdverseImpact(db);
  const zone = company?.timeZone ?? DEFAULT_TIME_ZONE;
  const date = report.asOf === null ? null : companyDate(report.asOf, zone);
  return (
    <>
      <PageHeader
        title="Hiring fairness (adverse-impact monitor)"
        description="See whether groups of candidates get different results, based on what they chose to share about themselves."
        actions={
          <Button asChild variant="outline">
            <FileLink href="/api/fairness" download>
              <Download /> Download CSV
            </FileLink>
          </Button>
        }
      />
      <div className="flex flex-col gap-6">
        <FairnessNotes
          total={report.total}
          known={report.known}
          smallest={report.smallest}
          smallestChosen={report.smallestChosen}
          date={date}
        />
        {FAMILIES.map((family) => (
          <ImpactTable
            key={family}
            family={family}
            rows={report.rows[family]}
            smallest={report.smallest}
            smallestChosen={report.smallestChosen}
          />
        ))}
        <HeardTable rows={report.heard} smallestChosen={report.smallestChosen} />
      </div>
    </>
  );
}
