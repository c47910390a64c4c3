import { FileText, Filter, Languages, Quote, Scale, Smartphone } from "lucide-react";
import { SECTIONS } from "#lib/domain/site/sections";
import { LANGUAGES } from "#lib/domain/text/languages";
import { SiteSection } from "../site-section";

const features = [
  {
    icon: Quote,
    title: "Scores you can check",
    text: "Six metrics from 1 to 10, each with its quote, or a line that says none shows it. Press a quote, and the recording starts right there.",
  },
  {
    icon: Smartphone,
    title: "Works on an old phone with a slow connection",
    text: "Answers are saved as they are given. Lose the signal, open the link again, and go on at the next question.",
  },
  {
    icon: Languages,
    title: `In ${LANGUAGES.length} languages`,
    text: "Every screen and every email, in the language your crew speaks at home. Built-in scoring reads English and Spanish.",
  },
  {
    icon: Filter,
    title: "Must-haves first",
    text: "Ask for a driver's license or a certificate before anyone records an answer, and see which hours people can work.",
  },
  {
    icon: FileText,
    title: "Bring in whoever needs to see it",
    text: "Send a client a shortlist without contact details, or a partner one candidate. They need no account. Launch and Scale also save PDFs.",
  },
  {
    icon: Scale,
    title: "Fair, and on the record",
    text: "Everyone gets the same questions. Faces, accents, and emotions are never judged, and no score ever turns anyone down.",
  },
];

/** What it does, in six. */
export function Features() {
  return (
    <SiteSection
      id={SECTIONS.features}
      title="Everything from the job post to the shortlist"
      intro="You keep the part that takes judgment."
      tinted
    >
      <ul className="grid gap-x-12 gap-y-5 sm:grid-cols-2 sm:gap-y-8">
        {features.map(({ icon: Icon, title, text }) => (
          <li key={title} className="flex gap-4">
            <Icon aria-hidden className="mt-0.5 size-6 shrink-0 text-primary" />
            <div>
              <h3 className="font-semibold text-lg sm:text-xl">{title}</h3>
              <p className="mt-1 max-w-text text-muted-foreground">{text}</p>
            </div>
          </li>
        ))}
      </ul>
    </SiteSection>
  );
}
