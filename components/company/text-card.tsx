import { WhoMay } from "#components/shared/role";
import { Card, CardContent, CardHeader, CardTitle } from "#components/ui/card";
import { shownPhone } from "#lib/domain/text/phone";
import type { KeywordRow } from "./keyword-form";
import { KeywordForm } from "./lazy-keyword-form";

type TextCardProps = {
  number: string | null;
  contact: string;
  interviews: (KeywordRow & { isOpen: boolean })[];
};

/** People text a word to the company's own number and get the link back. */
export function TextCard({ number, contact, interviews }: TextCardProps) {
  const open = interviews.filter(({ isOpen }) => isOpen);
  return (
    <WhoMay to="own">
      <Card className="max-w-3xl">
        <CardHeader className={number === null ? "pb-5 sm:pb-6" : undefined}>
          <CardTitle>Apply by text</CardTitle>
          <p className="text-muted-foreground">
            {number === null ? (
              <span>
                Not set up. People could text a word to a number of your own and get the link to an
                interview back. Carriers register each company first. To start, write to{" "}
                <a className="underline" href={`mailto:${contact}`}>
                  {contact}
                </a>
                .
              </span>
            ) : (
              <span>
                Choose a word for an interview. Whoever texts it to{" "}
                <strong className="whitespace-nowrap">{shownPhone(number)}</strong> gets the link at
                once.
              </span>
            )}
          </p>
        </CardHeader>
        {number === null ? null : (
          <CardContent>
            {open.length === 0 ? (
              <p>You have no open interviews.</p>
            ) : (
              <ul className="flex flex-col gap-4">
                {open.map((interview) => (
                  <li key={interview.id}>
                    <KeywordForm interview={interview} number={shownPhone(number)} />
                  </li>
                ))}
              </ul>
            )}
          </CardContent>
        )}
      </Card>
    </WhoMay>
  );
}
