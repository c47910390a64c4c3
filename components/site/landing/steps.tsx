import { Link2, ListOrdered, PenLine } from "lucide-react";
import { SECTIONS } from "#lib/domain/site/sections";
import { SiteSection } from "../site-section";

const steps = [
  {
    icon: PenLine,
    title: "Post the job with one link",
    text: "Write the questions once, or start from your trade's. Put the link in your job post or a text, or print its QR code for your door.",
  },
  {
    icon: Link2,
    title: "AI interviews every applicant",
    text: "They open the link on their phone, with no account and nothing to install, and answer by video or text when their shift is over.",
  },
  {
    icon: ListOrdered,
    title: "Get a ranked shortlist",
    text: "Scores from 1 to 10, each with its quote, or a line that says none shows it. Answers of a few words get no score. You decide.",
  },
];

/** How it works, in three steps. */
export function Steps() {
  return (
    <SiteSection id={SECTIONS.howItWorks} title="How it works">
      <ol className="grid gap-5 md:grid-cols-3 md:gap-8">
        {steps.map(({ icon: Icon, title, text }, index) => (
          <li key={title} className="flex flex-col gap-2 border-t pt-4 sm:gap-3 sm:pt-6">
            <h3 className="flex items-center gap-3 font-semibold text-lg sm:text-xl">
              <Icon aria-hidden className="size-6 shrink-0 text-primary" />
              <span>
                {index + 1}. {title}
              </span>
            </h3>
            <p className="text-muted-foreground sm:text-lg">{text}</p>
          </li>
        ))}
      </ol>
    </SiteSection>
  );
}
