import { LegalHoldStatus } from "#components/shared/legal-hold-status";
import { WhoMay } from "#components/shared/role";
import type { ResultDetail } from "#lib/domain/results/result-detail";
import { EvaluationVersions } from "../evaluation/evaluation-versions";
import { Opinions } from "../shortlists/opinions";
import { SharedWith } from "../shortlists/shared-with";

/** What 'More' shows once it is opened. */
export function MoreParts({ result }: { result: ResultDetail }) {
  return (
    <>
      <WhoMay to="invite" otherwise={<Opinions opinions={result.opinions} />}>
        <SharedWith result={result} />
      </WhoMay>
      <EvaluationVersions result={result} />
      <LegalHoldStatus on={{ attemptId: result.id }} name={result.name} hold={result.hold} />
    </>
  );
}
