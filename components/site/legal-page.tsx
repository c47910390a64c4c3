export type LegalText = {
  title: string;
  intro: string;
  sections: { heading: string; paragraphs: string[] }[];
};

/** A legal text as a page: narrow, plain, with its dates. */
export function LegalPage({ text }: { text: LegalText }) {
  return (
    <article className="mx-auto w-full max-w-[70ch] px-5 pt-8 pb-24 sm:px-8">
      <h1 className="font-display font-semibold text-4xl tracking-tight">{text.title}</h1>
      <p className="mt-3 text-muted-foreground">
        Effective Feb 18, 2025 · Last updated Feb 19, 2025
      </p>
      <p className="mt-8 text-lg">{text.intro}</p>
      {text.sections.map((section) => (
        <section key={section.heading} className="mt-10">
          <h2 className="font-semibold text-xl">{section.heading}</h2>
          {section.paragraphs.map((paragraph) => (
            <p key={paragraph} className="mt-3 text-lg">
              {paragraph}
            </p>
          ))}
        </section>
      ))}
    </article>
  );
}
