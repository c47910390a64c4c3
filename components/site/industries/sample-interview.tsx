import { estimatedMinutes } from "#lib/domain/room/room";
import { toRoomQuestion } from "#lib/domain/room/room-interview";
import type { IndustryText } from "#lib/domain/site/industry";
import { wizardQuestion } from "#lib/domain/site/sample-interview";
import { DEFAULT_LANGUAGE } from "#lib/domain/text/languages";
import { AnswerType } from "./answer-type";
import { IndustryActions } from "./industry-actions";
import { TradeMark } from "./trade-mark";

/** Every question of the sample, how it is answered, and why it is asked. */
export function SampleInterview({ text: { slug, sample } }: { text: IndustryText }) {
  return (
    <section
      id="sample"
      aria-labelledby="sample-title"
      className="mx-auto w-full max-w-6xl scroll-mt-20 px-5 py-14 sm:px-8 sm:py-24"
    >
      <h2
        id="sample-title"
        className="font-display font-semibold text-3xl tracking-tight sm:text-4xl"
      >
        A sample interview: {sample.title}
      </h2>
      <p className="mt-4 max-w-text text-lg text-muted-foreground">
        Take it as it is or change every word. Each applicant gets the same questions, in the same
        order, with the same time.
      </p>
      <div className="mt-10 grid items-start gap-10 lg:grid-cols-[minmax(0,1fr)_20rem] lg:gap-14">
        <ol className="flex flex-col">
          {sample.questions.map(({ text, answerType, why }, index) => (
            <li key={text} className="grid grid-cols-[2rem_minmax(0,1fr)] gap-x-3 border-t py-7">
              <span
                aria-hidden
                className="font-bold font-display text-2xl text-primary tabular-nums"
              >
                {index + 1}
              </span>
              <div className="flex flex-col items-start gap-3">
                <h3 className="max-w-text font-semibold text-xl">{text}</h3>
                <AnswerType type={answerType} />
                <p className="max-w-text text-lg text-muted-foreground">
                  <strong className="font-semibold text-foreground">Why ask it:</strong> {why}
                </p>
              </div>
            </li>
          ))}
        </ol>
        <SampleCard slug={slug} sample={sample} />
      </div>
    </section>
  );
}

function SampleCard({ slug, sample }: Pick<IndustryText, "slug" | "sample">) {
  const { questions, title, description } = sample;
  const video = questions.filter(({ answerType }) => answerType === "video").length;
  const minutes = estimatedMinutes(
    questions.map((question, index) =>
      toRoomQuestion(wizardQuestion(question, "", index + 1), DEFAULT_LANGUAGE),
    ),
  );
  return (
    <aside
      aria-label="What candidates get"
      className="flex flex-col gap-5 rounded-lg border bg-card p-6 lg:sticky lg:top-24"
    >
      <div className="flex items-center gap-3">
        <TradeMark slug={slug} />
        <p className="font-semibold">{title}</p>
      </div>
      <p className="max-w-text text-muted-foreground">{description}</p>
      <dl className="flex flex-col gap-2 border-t pt-4">
        <Fact name="On video">{video}</Fact>
        <Fact name="In writing">{questions.length - video}</Fact>
        <Fact name="Allow about">{minutes} minutes</Fact>
      </dl>
      <IndustryActions slug={slug} className="*:w-full" />
      <p className="text-muted-foreground text-sm">
        It will be waiting for you after you sign up. Nothing is sent to anybody until you share the
        link.
      </p>
    </aside>
  );
}

function Fact({ name, children }: { name: string; children: React.ReactNode }) {
  return (
    <div className="flex justify-between gap-4">
      <dt className="text-muted-foreground">{name}</dt>
      <dd className="font-medium tabular-nums">{children}</dd>
    </div>
  );
}
