import type { Metadata } from "next";
import { Unsubscribe } from "#components/private/unsubscribe";
import { OWNER_STOP_TEXTS } from "#lib/domain/core/mail";
import { DEFAULT_LANGUAGE, toLanguage } from "#lib/domain/text/languages";
import { privateMessages, stopMessages } from "#lib/messages/mails";

export const metadata: Metadata = {
  title: "Unsubscribe",
  robots: { index: false },
  referrer: "no-referrer",
};

/** Where a mail's own link leads that stops mails like it. Nothing is looked up before the press. */
export default async function UnsubscribePage(props: PageProps<"/unsubscribe/[token]">) {
  const [{ token }, { language: asked }] = await Promise.all([props.params, props.searchParams]);
  const { language, messages } = stopMessages(toLanguage(String(asked)) ?? DEFAULT_LANGUAGE);
  return (
    <Unsubscribe
      token={token}
      language={language}
      messages={token.startsWith("answers.") ? { ...messages, ...OWNER_STOP_TEXTS } : messages}
      failed={privateMessages(language).messages.failed}
    />
  );
}
