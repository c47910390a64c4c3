"use client";

import { Download, Printer } from "lucide-react";
import { useState } from "react";
import { FileLink, useFileAddress } from "#components/shared/file-link";
import { Button } from "#components/ui/button";
import { Field } from "#components/ui/field";
import { NativeSelect } from "#components/ui/native-select";
import { interviewApiPath } from "#lib/domain/core/routes";
import { type PosterPaper, posterPath } from "#lib/domain/interviews/poster";
import { LANGUAGES, type LanguageCode, toLanguage } from "#lib/domain/text/languages";

type PosterLinksProps = {
  id: string;
  closed: boolean;
  /** The interview's own language. */
  own: LanguageCode;
};

/** The link as a QR code, and a poster to print with it. */
export function PosterLinks({ id, closed, own }: PosterLinksProps) {
  const [paper, setPaper] = useState<PosterPaper>("letter");
  const [language, setLanguage] = useState(own);
  const addressOf = useFileAddress();
  const code = interviewApiPath(id, "/qr");
  return (
    <section className="grid gap-5 py-4 sm:grid-cols-[8rem_minmax(0,1fr)]">
      <div className="flex flex-col gap-2 max-sm:items-center">
        {/* biome-ignore lint/performance/noImgElement: made for this interview alone */}
        <img
          src={addressOf(code)}
          alt="QR code of the interview link"
          width={128}
          height={128}
          className="size-32 rounded-md border bg-white"
        />
        <Button variant="outline" size="sm" asChild>
          <FileLink href={code} download="interview-qr-code.png">
            <Download />
            QR code
          </FileLink>
        </Button>
      </div>
      <div className="flex flex-col gap-3">
        <p className="text-muted-foreground text-sm">
          Print a poster for your window, counter, or van.{" "}
          <span>
            {closed
              ? "Once you reopen the interview, people can scan it and start."
              : "People scan it and start the interview."}
          </span>
        </p>
        <div className="grid grid-cols-2 gap-3">
          <Field label="Paper">
            {(control) => (
              <NativeSelect
                {...control}
                value={paper}
                onChange={({ target }) => setPaper(target.value === "a4" ? "a4" : "letter")}
              >
                <option value="letter">Letter</option>
                <option value="a4">A4</option>
              </NativeSelect>
            )}
          </Field>
          <Field label="Language">
            {(control) => (
              <NativeSelect
                {...control}
                value={language}
                onChange={({ target }) => setLanguage(toLanguage(target.value) ?? own)}
              >
                {LANGUAGES.map((one) => (
                  <option key={one.code} value={one.code}>
                    {one.name}
                  </option>
                ))}
              </NativeSelect>
            )}
          </Field>
        </div>
        <Button asChild>
          <FileLink href={posterPath(id, paper, language)} target="_blank" rel="noopener">
            <Printer />
            Open poster
          </FileLink>
        </Button>
      </div>
    </section>
  );
}
