import { LEGAL, type LegalText } from "#lib/domain/site/legal";
import { TextPage } from "./text-page";

/** A legal text as a page, with its dates. */
export function LegalPage({ text, email }: { text: LegalText; email: string }) {
  return (
    <TextPage
      text={text}
      email={email}
      dated={
        <p className="mt-4 text-muted-foreground">
          <span className="whitespace-nowrap">Effective {LEGAL.effective} ·</span>{" "}
          <span className="whitespace-nowrap">Last updated {LEGAL.updated}</span>
        </p>
      }
    />
  );
}
