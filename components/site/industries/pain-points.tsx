import type { IndustryText } from "#lib/domain/site/industry";

/** What goes wrong when hiring in this trade. */
export function PainPoints({ pains }: Pick<IndustryText, "pains">) {
  return (
    <section aria-labelledby="pains" className="border-t bg-tint/40">
      <div className="mx-auto w-full max-w-6xl px-5 py-14 sm:px-8 sm:py-24">
        <h2 id="pains" className="font-display font-semibold text-3xl tracking-tight sm:text-4xl">
          What makes hiring hard in your business
        </h2>
        <ul className="mt-10 grid gap-x-12 gap-y-10 md:grid-cols-2">
          {pains.map(({ title, text }) => (
            <li key={title} className="border-primary/40 border-l-2 pl-5">
              <h3 className="font-semibold text-xl">{title}</h3>
              <p className="mt-2 max-w-text text-lg text-muted-foreground">{text}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
