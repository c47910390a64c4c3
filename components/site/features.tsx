import { FileText, Filter, Languages, Quote, Scale, Smartphone } from "lucide-react";
import { SECTIONS } from "#lib/domain/site/sections";
import { LANGUAGES } from "#lib/domain/text/languages";
import { spelled } from "#lib/domain/text/spelled";
import { SiteSection } from "./site-section";

const features = [
  {
    icon: Quote,
    title: "Scores you can check",
    text: "Six metrics from 0 to 10, each next to the words it stands on. Press a quote and the recording starts right there.",
  },
  {
    icon: Smartphone,
    title: "Made for an old phone on a slow line",
    text: "Answers are saved as they are given. Lose the signal in a parking garage, open the link again, and go on with the next question.",
  },
  {
    icon: Languages,
    title: `In ${spelled(LANGUAGES.length)} languages`,
    text: "The whole interview, from the first line to the mail afterward, in the language your crew speaks at home.",
  },
  {
    icon: Filter,
    title: "First things first",
    text: "Ask what rules people out before anybody records a thing: a driver's license, weekends, lifting. And see the week they can work.",
  },
  {
    icon: FileText,
    title: "Bring in who needs to see it",
    text: "Send a partner a link to one candidate without an account, add notes, and save the analysis and the transcript as PDF.",
  },
  {
    icon: Scale,
    title: "Fair, and on the record",
    text: "Everybody gets the same questions. Faces, accents and emotions are never judged. Names can be hidden, and a person makes every decision.",
  },
];

/** What it does, in six. */
export function Features() {
  return (
    <SiteSection
      id={SECTIONS.features}
      title="Everything between the job post and the first day"
      intro="You keep the part that takes judgment. The phone tag, the typing and the sorting are done when you sit down."
      tinted
    >
      <ul className="grid gap-5 sm:grid-cols-2 lg:grid-cols-3">
        {features.map(({ icon: Icon, title, text }) => (
          <li key={title} className="flex flex-col gap-3 rounded-lg border bg-card p-6">
            <Icon aria-hidden className="size-6 text-primary" />
            <h3 className="font-semibold text-xl">{title}</h3>
            <p className="text-muted-foreground">{text}</p>
          </li>
        ))}
      </ul>
    </SiteSection>
  );
}
