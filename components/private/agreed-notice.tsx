import { type Agreement, type Notice, noticeParts } from "#lib/domain/room/notice";
import { textAttributes } from "#lib/domain/text/languages";
import { fill, instant } from "#lib/domain/text/words";
import type { PrivateMessages } from "#lib/messages/mails";

/** What was agreed to, and the notice of that version. */
export type Agreed = { agreement: Agreement; notice: Notice };

type AgreedNoticeProps = Agreed & {
  /** Of the page; the notice keeps the one in which it was read. */
  language: string;
  messages: PrivateMessages;
  /** Whether the notice is shown at once. */
  open?: boolean;
};

/** The notice that a candidate agreed to, in its own words, with what they chose. */
export function AgreedNotice({ agreement, notice, language, messages, open }: AgreedNoticeProps) {
  const when = instant(agreement.givenAt, language, agreement.timeZone);
  const say = (text: string) => fill(text, { company: agreement.company }, agreement.language);
  const chosen = agreement.aiAllowed
    ? { title: notice.withAi, text: say(notice.withAiHint) }
    : { title: notice.withoutAi, text: notice.withoutAiHint };
  return (
    <details open={open}>
      <summary className="min-h-11 cursor-pointer content-center">
        {fill(messages.agreedOn, { when }, language)}
      </summary>
      <div {...textAttributes(agreement.language)}>
        <dl>
          {[...noticeParts(notice, agreement), chosen].map(({ title, text }) => (
            <div key={title} className="mt-4">
              <dt className="font-semibold">{title}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
        <p className="mt-4">{notice.agree}</p>
      </div>
    </details>
  );
}
