import { Quote, Scale, ShieldCheck, UserCheck } from "lucide-react";
import Link from "next/link";
import { ProductPicture } from "#components/shared/product-picture";
import { Button } from "#components/ui/button";
import { textLinkClasses } from "#components/ui/text-link";
import { routes } from "#lib/domain/core/routes";
import type { FounderLetter as Letter } from "#lib/domain/site/claims";

const principles = [
  {
    icon: Quote,
    title: "No score without the words",
    text: "Each of the six scores rests on what was said. Its quote stands next to it, and one click plays that moment; where no quote shows it, a line says so. Where the evidence is too thin, it says so instead of guessing.",
  },
  {
    icon: Scale,
    title: "What was said, not who said it",
    text: "Scoring reads the transcript with the candidate's own name and contact details masked. It never looks at a face, listens for an accent, or tries to read emotions.",
  },
  {
    icon: UserCheck,
    title: "A person decides",
    text: "No score hires anyone or turns anyone down. You set the yes-or-no rules that come first, and can let people in anyway. You see every answer, you can change any score and say why, and the history of what was decided stays.",
  },
  {
    icon: ShieldCheck,
    title: "Candidates are told first",
    text: "Before anything is recorded, they read what is kept, who sees it, and how it is scored. They can opt out of AI, ask for more time, answer in writing, and delete everything at any time.",
  },
];

/** What we are for. It reads as a whole without the founder's letter, which may be missing. */
export function AboutUs({ letter }: { letter: Letter | null }) {
  return (
    <>
      <section className="mx-auto grid w-full max-w-6xl items-center gap-16 px-5 pt-10 pb-16 sm:px-8 sm:pt-16 sm:pb-24 lg:grid-cols-[minmax(0,1fr)_17rem]">
        <div>
          <p className="font-semibold text-primary">Our mission</p>
          <h1 className="mt-3 max-w-[20ch] font-bold font-display text-4xl tracking-tight sm:text-5xl lg:text-6xl">
            Everyone who applies gets to speak.
          </h1>
          <p className="mt-6 max-w-text text-lg text-muted-foreground sm:text-xl">
            Rolecall gives service businesses a fair first interview with every applicant, even in
            the week when nobody has time to pick up the phone. One link, your questions, and a
            shortlist with each person's own words.
          </p>
        </div>
        <div className="max-lg:hidden">
          <ProductPicture
            name="room-phone"
            alt="What an applicant sees first: the job, the pay, how long it takes, and one button to get started."
            sizes="17rem"
          />
        </div>
      </section>
      {letter ? <FounderLetter letter={letter} /> : null}
      <section aria-labelledby="why" className="border-t bg-tint/40">
        <div className="mx-auto w-full max-w-6xl px-5 py-16 sm:px-8 sm:py-24">
          <h2 id="why" className="font-display font-semibold text-3xl tracking-tight sm:text-4xl">
            Why we exist
          </h2>
          <div className="mt-6 grid gap-x-12 gap-y-4 text-lg text-muted-foreground sm:grid-cols-2">
            <p>
              Cleaning, HVAC, restaurant, and staffing companies hire for jobs that a resume hardly
              describes. The people who apply work shifts, so they miss the call. The people who
              hire are on a roof or behind a counter, so they make it too late.
            </p>
            <p>
              Software for hiring was mostly built for offices. It sorts resumes by keywords, and
              the best cleaner you'll ever meet may not have one. We think a few honest minutes say
              more, as long as everyone gets the same questions and a person listens at the end.
            </p>
          </div>
          <ul className="mt-12 grid gap-x-12 gap-y-10 sm:grid-cols-2">
            {principles.map(({ icon: Icon, title, text }) => (
              <li key={title} className="flex gap-4">
                <Icon aria-hidden className="mt-1 size-6 shrink-0 text-primary" />
                <div>
                  <h3 className="font-semibold text-xl">{title}</h3>
                  <p className="mt-2 text-lg text-muted-foreground">{text}</p>
                </div>
              </li>
            ))}
          </ul>
          <p className="mt-12 text-muted-foreground">
            How recordings and scores are handled, in detail, is in our{" "}
            <Link href={routes.privacy} className={textLinkClasses}>
              Privacy Policy
            </Link>
            .
          </p>
        </div>
      </section>
      <JoinUs />
    </>
  );
}

function JoinUs() {
  return (
    <section aria-labelledby="join" className="border-t">
      <div className="mx-auto flex w-full max-w-6xl flex-col items-center px-5 py-16 text-center sm:px-8 sm:py-24">
        <h2 id="join" className="font-display font-semibold text-3xl tracking-tight sm:text-4xl">
          Join us
        </h2>
        <p className="mt-4 max-w-text text-lg text-muted-foreground">
          Write your first interview today. Your next applicant can answer it tonight.
        </p>
        <div className="mt-8 flex w-full flex-wrap justify-center gap-3">
          <Button asChild size="lg" className="max-sm:w-full">
            <Link href={routes.signUp}>Get Started</Link>
          </Button>
          <Button asChild size="lg" variant="outline" className="max-sm:w-full">
            <Link href={`${routes.home}#demo`}>Watch Demo</Link>
          </Button>
        </div>
      </div>
    </section>
  );
}

/** A letter, set as one. */
function FounderLetter({ letter }: { letter: Letter }) {
  return (
    <section aria-labelledby="letter" className="border-t">
      <div className="mx-auto w-full max-w-6xl px-5 py-16 sm:px-8 sm:py-24">
        <h2 id="letter" className="font-display font-semibold text-3xl tracking-tight sm:text-4xl">
          {letter.claim}
        </h2>
        <div className="mt-6 grid max-w-text gap-5 text-lg">
          {letter.paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
        <p className="mt-8 font-display font-semibold text-xl">{letter.signature}</p>
      </div>
    </section>
  );
}
