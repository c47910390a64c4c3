import { Link2, ListOrdered, PenLine } from "lucide-react";
import { SECTIONS } from "#lib/domain/site/sections";
import { SiteSection } from "../site-section";

const steps = [
  {
    icon: PenLine,
    title: "Post the job with one link",
    text: "Write the questions once. Choose video or text answers, a time limit, and how many retakes to allow. Put the link in your job post or a text, or print its QR code for your door.",
  },
  {
    icon: Link2,
    title: "AI interviews every applicant",
    text: "Applicants open the link on their phone, with no account and nothing to install, and answer whenever works for them. Before they start, they see what's recorded and how it's scored.",
  },
  {
    icon: ListOrdered,
    title: "Get a ranked shortlist",
    text: "Every score from 1 to 10 comes with the words behind it. Where there isn't enough evidence, it says so. You decide.",
  },
];

/** How it works, in three steps. */
export function Steps() {
  return (
    <SiteSection id={SECTIONS.howItWorks} title="How it works">
      <ol className="grid gap-6 md:grid-cols-3 md:gap-8">
        {steps.map(({ icon: Icon, title, text }, index) => (
          <li key={title} className="flex flex-col gap-2 border-t pt-4 sm:gap-3 sm:pt-6">
            <span className="flex items-center gap-3 text-primary">
              <Icon aria-hidden className="size-6" />
              <span className="font-medium text-sm tabular-nums">Step {index + 1}</span>
            </span>
            <h3 className="font-semibold text-xl">{title}</h3>
            <p className="text-muted-foreground sm:text-lg">{text}</p>
          </li>
        ))}
      </ol>
    </SiteSection>
  );
}
