import { Loading } from "#components/ui/spinner";
import { textLinkClasses } from "#components/ui/text-link";
import { tryPath } from "#lib/domain/core/sample-routes";
import { industryText } from "#lib/domain/site/industry-texts";
import { DEFAULT_TRADE, tryQuestions } from "#lib/domain/site/try-it";
import { DemoCalls } from "./demo-calls";
import { TryStage } from "./try-stage";

const text = industryText(DEFAULT_TRADE);
const question = text && tryQuestions(text)[0];

/** The landing page's picture: whom to call, and in its place the first question of a sample, for whoever wants to answer. */
export function HeroResult() {
  if (!question) return <DemoCalls />;
  return (
    <TryStage
      trade={DEFAULT_TRADE}
      question={question}
      loading={<Loading text="Loading the question…" className="py-24" />}
      missing={
        <p role="alert" className="py-24 text-center">
          The question couldn't be loaded. Check your connection, then{" "}
          <a href={tryPath(DEFAULT_TRADE)} className={textLinkClasses}>
            open it on a page of its own
          </a>
          .
        </p>
      }
    >
      <DemoCalls />
    </TryStage>
  );
}
