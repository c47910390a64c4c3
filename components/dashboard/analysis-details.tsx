import { Download } from "lucide-react";
import { FileLink } from "#components/shared/file-link";
import { Button } from "#components/ui/button";
import { Dialog, DialogFooter } from "#components/ui/dialog";
import {
  type AnalysisCard,
  type AnalysisFigures,
  CARD_WORDS,
  keyInsights,
  type Mean,
  meanWords,
  partsOf,
  recommendations,
  SAMPLE_NOTE,
} from "#lib/domain/results/analysis-figures";
import { type AnalysisQuery, analysisHref } from "#lib/domain/results/analysis-query";

const numberCell = "py-2 pl-3 text-right align-top tabular-nums whitespace-nowrap";

type AnalysisDetailsProps = { card: AnalysisCard; figures: AnalysisFigures; query: AnalysisQuery };

/** What stands behind a card's number, and what it says. */
export function AnalysisDetails({ card, figures, query }: AnalysisDetailsProps) {
  const { title, meaning } = CARD_WORDS[card];
  const rows = [
    ...partsOf(card, figures),
    ...figures.interviews.map((one) => ({ label: one.title, mean: one[card] })),
  ];
  return (
    <Dialog
      trigger={
        <Button variant="outline" aria-label={`View details of ${title}`} className="print:hidden">
          View details
        </Button>
      }
      className="max-w-2xl"
      title={title}
      description={figures.sample ? SAMPLE_NOTE : meaning}
    >
      <Scores rows={rows} />
      <Sentences title="Key Insights" sentences={keyInsights(card, figures)} />
      <Sentences title="Recommendations" sentences={recommendations(card, figures)} />
      <DialogFooter>
        <Button asChild variant="outline">
          <FileLink href={analysisHref("/api/ai-analysis", query)} download>
            <Download /> Export Report
          </FileLink>
        </Button>
      </DialogFooter>
    </Dialog>
  );
}

function Scores({ rows }: { rows: { label: string; mean: Mean }[] }) {
  return (
    <section>
      <h3 className="mb-2 font-semibold">Scores</h3>
      <table className="w-full">
        <thead>
          <tr className="border-b text-left text-muted-foreground text-sm">
            <th scope="col" className="py-2 font-medium">
              Skill or interview
            </th>
            <th scope="col" className={`${numberCell} font-medium`}>
              Average
            </th>
            <th scope="col" className={`${numberCell} font-medium`}>
              Responses
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ label, mean }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two interviews may have one title
            <tr key={index} className="border-b last:border-b-0">
              <th scope="row" className="py-2 text-left font-normal [overflow-wrap:anywhere]">
                {label}
              </th>
              <td className={numberCell}>{mean.mean === null ? "–" : `${meanWords(mean)}/10`}</td>
              <td className={numberCell}>{mean.n.toLocaleString("en-US")}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function Sentences({ title, sentences }: { title: string; sentences: string[] }) {
  if (sentences.length === 0) return null;
  return (
    <section>
      <h3 className="mb-2 font-semibold">{title}</h3>
      <ul className="list-disc space-y-1 pl-5 marker:text-primary">
        {sentences.map((sentence) => (
          <li key={sentence} className="[overflow-wrap:anywhere]">
            {sentence}
          </li>
        ))}
      </ul>
    </section>
  );
}
