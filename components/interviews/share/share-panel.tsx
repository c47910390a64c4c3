"use client";

import { Mail, MessageCircle, MessageSquareText, Share2 } from "lucide-react";
import { useState } from "react";
import { CopyButton } from "#components/shared/copy-button";
import { useHydrated } from "#components/shared/use-hydrated";
import { Button } from "#components/ui/button";
import { NativeSelect } from "#components/ui/native-select";
import type { SharedSource } from "#lib/domain/interviews/link-source";
import {
  JOB_BOARDS,
  jobPost,
  type ShareFacts,
  type ShareLanguage,
  shareLinks,
  shareMessage,
  shareSubject,
  textCodePath,
} from "#lib/domain/interviews/share-words";
import { SOURCE_WORDS, sharedLink } from "#lib/domain/interviews/shared-link";
import { PosterLinks } from "../list/poster-links";
import { useTouch } from "../use-touch";

type SharePanelProps = { id: string; link: string; facts: ShareFacts; closed?: boolean };

/** Every way to get an interview's link to people; each says where it was shared, so that the funnel knows. */
export function SharePanel({ id, link, facts, closed = false }: SharePanelProps) {
  const [language, setLanguage] = useState<ShareLanguage>(facts.language === "es" ? "es" : "en");
  return (
    <div className="flex min-w-0 flex-col gap-6">
      <section className="flex flex-col gap-3">
        <div className="flex flex-wrap items-center justify-between gap-3">
          <h2 className="font-semibold">Send it</h2>
          <NativeSelect
            aria-label="Language of the message"
            className="w-auto"
            value={language}
            onChange={({ target }) => setLanguage(target.value === "es" ? "es" : "en")}
          >
            <option value="en">English</option>
            <option value="es">Spanish</option>
          </NativeSelect>
        </div>
        <SendLinks id={id} link={link} facts={facts} language={language} />
      </section>
      <JobPost link={link} facts={facts} language={language} />
      <section>
        <h2 className="font-semibold">Print it</h2>
        <PosterLinks id={id} closed={closed} own={facts.language} />
      </section>
    </div>
  );
}

type WordsProps = { link: string; facts: ShareFacts; language: ShareLanguage };

/** The apps that send a message with the link written. */
function SendLinks({ id, link, facts, language }: WordsProps & { id: string }) {
  const [coded, setCoded] = useState(false);
  const touch = useTouch();
  const hydrated = useHydrated();
  const canShare = hydrated && typeof navigator.share === "function";
  const message = (source: SharedSource) => shareMessage(facts, sharedLink(link, source), language);
  const subject = shareSubject(facts, language);
  const links = shareLinks(subject, {
    text: message("text"),
    whatsapp: message("whatsapp"),
    email: message("email"),
  });
  return (
    <div className="flex flex-wrap gap-3 *:grow">
      {touch ? (
        <Button variant="outline" asChild>
          <a href={links.text}>
            <MessageSquareText />
            Text
          </a>
        </Button>
      ) : (
        <Button variant="outline" aria-expanded={coded} onClick={() => setCoded(!coded)}>
          <MessageSquareText />
          Text
        </Button>
      )}
      <Button variant="outline" asChild>
        <a href={links.whatsapp} target="_blank" rel="noopener noreferrer">
          <MessageCircle />
          WhatsApp
        </a>
      </Button>
      <Button variant="outline" asChild>
        <a href={links.email}>
          <Mail />
          Email
        </a>
      </Button>
      {canShare ? (
        <Button
          variant="outline"
          onClick={() => {
            // Whoever closes the phone's window has changed their mind.
            navigator.share({ title: subject, text: message("share") }).catch(() => {});
          }}
        >
          <Share2 />
          More apps
        </Button>
      ) : null}
      {coded ? (
        <div className="flex basis-full flex-wrap items-center gap-4">
          {/* biome-ignore lint/performance/noImgElement: made for this interview alone */}
          <img
            src={textCodePath(id, language)}
            alt="QR code that opens the text"
            width={192}
            height={192}
            className="size-48 rounded-md border bg-white"
          />
          <p className="min-w-0 flex-1 basis-48 text-muted-foreground text-sm">
            Point your phone's camera at the code. The message opens with the link in it. You choose
            who gets it and press send.
          </p>
        </div>
      ) : null}
    </div>
  );
}

/** Words for a job board, to copy. */
function JobPost({ link, facts, language }: WordsProps) {
  const [board, setBoard] = useState<(typeof JOB_BOARDS)[number]>("indeed");
  const words = jobPost(facts, sharedLink(link, board), language);
  return (
    <section className="flex flex-col gap-3">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 className="font-semibold">Post it</h2>
        <NativeSelect
          aria-label="Where you post the job"
          className="w-auto"
          value={board}
          onChange={({ target }) =>
            setBoard(JOB_BOARDS.find((one) => one === target.value) ?? "indeed")
          }
        >
          {JOB_BOARDS.map((one) => (
            <option key={one} value={one}>
              {SOURCE_WORDS[one]}
            </option>
          ))}
        </NativeSelect>
      </div>
      <p
        lang={language}
        className="whitespace-pre-line break-words rounded-md border bg-muted p-3 text-sm"
      >
        {words}
      </p>
      <CopyButton
        value={words}
        label="Use these words"
        copiedLabel="Ready to paste"
        className="self-start"
      />
    </section>
  );
}
