import { WhoMay } from "#components/shared/role";
import { isClosed } from "#lib/domain/interviews/interview";
import type { JobWords, Translations } from "#lib/domain/interviews/translations";
import type { LanguageCode } from "#lib/domain/text/languages";
import { ShareButton } from "./share-button";

type ShareInterviewProps = {
  interview: {
    id: string;
    title: string;
    language: LanguageCode;
    translations: Translations<JobWords>;
    link: string;
    hourlyRate: string;
    closedAt: string | null;
    deadline: string | null;
  };
  company: { name: string; location: string } | null;
};

/** The ways to share an interview that stands, for who may invite. */
export function ShareInterview({ interview, company }: ShareInterviewProps) {
  const { id, title, language, translations, link, hourlyRate } = interview;
  return (
    <WhoMay to="invite">
      <ShareButton
        id={id}
        link={link}
        closed={isClosed(interview, new Date())}
        facts={{
          company: company?.name ?? "",
          job: title,
          language,
          translations,
          pay: hourlyRate,
          place: company?.location ?? "",
        }}
      />
    </WhoMay>
  );
}
