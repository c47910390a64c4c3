import type { SpokenLanguage } from "#lib/domain/results/quote";

type OwnWordsProps = { text: string; language: SpokenLanguage | undefined; className?: string };

/** A candidate's own words, marked with their language where that isn't the page's. */
export function OwnWords({ text, language, className }: OwnWordsProps) {
  return (
    <span dir={language ? "ltr" : "auto"} className={className}>
      {language ? (
        <span className="me-1.5 rounded border px-1 py-px text-muted-foreground text-xs">
          {language.name}
        </span>
      ) : null}
      <q dir="auto" lang={language?.code}>
        {text}
      </q>
    </span>
  );
}
