"use client";

import { useFormContext, useWatch } from "react-hook-form";
import type { CompanyForm, CompanyInput } from "#lib/domain/company/company";
import { CARDS, contrast, READABLE_FROM, readableBrand } from "#lib/domain/company/contrast";

const isColor = (value: string) => /^#[0-9a-f]{6}$/i.test(value);

type BrandPreviewProps = { primaryColor: string; secondaryColor: string; logoUrl: string | null };

/** What candidates will see of the colors: the room corrects a shade that could not be read, and this says so. */
export function BrandPreview({ logoUrl, ...initial }: BrandPreviewProps) {
  const { control } = useFormContext<CompanyInput, unknown, CompanyForm>();
  const [name = "", primary, secondary] = useWatch({
    control,
    name: ["companyName", "primaryColor", "secondaryColor"],
  });
  const color = isColor(primary ?? "") ? String(primary) : initial.primaryColor;
  const band = isColor(secondary ?? "") ? String(secondary) : initial.secondaryColor;
  const { light, dark } = readableBrand(color);
  const grounds = [
    { theme: "light", words: "On a light screen", ...light },
    { theme: "dark", words: "On a dark screen", ...dark },
  ] as const;
  return (
    <figure className="flex flex-col gap-3 sm:col-span-2">
      <div className="grid gap-3 sm:grid-cols-2">
        {grounds.map(({ theme, words, fill, text }) => (
          <div
            key={theme}
            className="overflow-hidden rounded-md border"
            style={{ background: CARDS[theme].ground, color: CARDS[theme].ink }}
          >
            <div className="h-1" style={{ background: band }} />
            <div className="flex items-center gap-3 p-4">
              {logoUrl ? (
                // biome-ignore lint/performance/noImgElement: a stored file of any size, or one not stored yet
                <img src={logoUrl} alt="" className="h-8 max-w-24 object-contain" />
              ) : null}
              <span className="min-w-0 grow truncate font-semibold">{name || words}</span>
              <span
                className="shrink-0 rounded-md px-3 py-2 font-semibold text-sm"
                style={{ background: fill, color: text }}
              >
                Start
              </span>
            </div>
          </div>
        ))}
      </div>
      <figcaption className="text-muted-foreground text-sm" aria-live="polite">
        {contrast(color, "#ffffff") >= READABLE_FROM
          ? "On a light screen, white text on your primary color is easy to read."
          : `White text on your primary color may be hard to read, so candidates see a darker shade, ${light.fill}.`}
      </figcaption>
    </figure>
  );
}
