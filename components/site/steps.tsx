import { Link2, ListOrdered, PenLine } from "lucide-react";

const steps = [
  {
    icon: PenLine,
    title: "Write the questions once",
    text: "By video or by text, with the time and the retakes you think fair. Preview it as a candidate before anyone sees it.",
  },
  {
    icon: Link2,
    title: "Share one link",
    text: "Applicants open it on any phone, with no account and no install, and answer when it suits them. They are told what is recorded and how it is judged.",
  },
  {
    icon: ListOrdered,
    title: "Read a ranked shortlist",
    text: "Every score from 0 to 10 comes with the words behind it. Where there isn't enough evidence, it says so. You decide.",
  },
];

/** How it works, in three steps. */
export function Steps() {
  return (
    <section aria-labelledby="how" className="mx-auto w-full max-w-6xl px-5 py-16 sm:px-8 sm:py-24">
      <h2 id="how" className="font-display font-semibold text-3xl tracking-tight sm:text-4xl">
        How it works
      </h2>
      <ol className="mt-10 grid gap-10 md:grid-cols-3 md:gap-8">
        {steps.map(({ icon: Icon, title, text }, index) => (
          <li key={title} className="flex flex-col gap-3 border-t pt-6">
            <span className="flex items-center gap-3 text-primary">
              <Icon aria-hidden className="size-6" />
              <span className="font-medium text-sm tabular-nums">Step {index + 1}</span>
            </span>
            <h3 className="font-semibold text-xl">{title}</h3>
            <p className="text-lg text-muted-foreground">{text}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
