type CompanyMarkProps = { company: { name: string; logoUrl: string | null } };

/** A company's logo, or its first letter, and its name. */
export function CompanyMark({ company: { name, logoUrl } }: CompanyMarkProps) {
  return (
    <>
      {logoUrl ? (
        // biome-ignore lint/performance/noImgElement: a company's own logo, of any size and origin
        <img src={logoUrl} alt="" className="h-10 max-w-32 object-contain" />
      ) : (
        <span
          aria-hidden="true"
          className="flex size-10 shrink-0 items-center justify-center rounded-md bg-primary font-bold font-display text-lg text-primary-foreground"
        >
          {[...name.trim()][0]?.toUpperCase()}
        </span>
      )}
      <span
        className="line-clamp-2 min-w-0 grow basis-24 font-semibold leading-tight sm:text-lg"
        dir="auto"
        translate="no"
      >
        {name}
      </span>
    </>
  );
}
