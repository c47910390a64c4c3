"use client";

import { createContext, type ReactNode, useContext, useEffect, useState } from "react";
import { request } from "#lib/browser/request";
import type { RoomWords } from "#lib/domain/room/room";
import { type LanguageCode, textAttributes } from "#lib/domain/text/languages";
import type { RoomMessages } from "#lib/messages/room";
import { currentAttempt } from "#lib/room-client/current-attempt";

export type Spoken = {
  language: LanguageCode;
  messages: RoomMessages;
  /** The interview's own words, once a language was chosen. */
  words?: RoomWords;
};

type Speech = Spoken & {
  /** Changes the room's language and keeps the choice; null if there is no choice. Rejects without a connection. */
  choose: ((language: LanguageCode) => Promise<void>) | null;
};

const Context = createContext<Speech | null>(null);

/** The room's texts and their language. */
export function useLanguage(): Speech {
  const speech = useContext(Context);
  if (speech === null) throw new Error("useLanguage is for components inside LanguageProvider");
  return speech;
}

/** The language of everything inside, with its direction, on the page as well. A change loses nothing on the screen. */
export function LanguageProvider({
  interviewKey,
  children,
  ...first
}: Spoken & {
  /** Whose choice it is; null in the preview, which speaks the interview's language only. */
  interviewKey: string | null;
  children: ReactNode;
}) {
  const [chosen, setChosen] = useState<Spoken | null>(null);
  const spoken = chosen ?? first;
  const { lang, dir } = textAttributes(spoken.language);

  // The root layout is English and static, so the document learns its language here.
  useEffect(() => {
    const page = document.documentElement;
    page.lang = lang;
    page.dir = dir;
    return () => {
      page.lang = "en";
      page.removeAttribute("dir");
    };
  }, [lang, dir]);

  async function choose(language: LanguageCode) {
    const key = interviewKey ?? "";
    const answer = await request<Spoken>(`/api/room/${encodeURIComponent(key)}/language`, {
      method: "PUT",
      body: { language, attempt: currentAttempt(key) },
    });
    if (!answer.ok || answer.body === null) throw new Error("The language did not come");
    setChosen(answer.body);
  }
  return (
    <Context value={{ ...spoken, choose: interviewKey === null ? null : choose }}>
      <div lang={lang} dir={dir}>
        {children}
      </div>
    </Context>
  );
}
