"use client";

import { useState } from "react";
import { isRecord, request } from "#lib/browser/request";
import type { RoomCompany } from "#lib/domain/room/room";
import { fill } from "#lib/domain/text/words";
import { clearDevice } from "#lib/room-client/clear-device";
import { openBrowserStore } from "#lib/room-client/held-writes";
import { RoomButton } from "../button";
import { LanguageProvider, type Spoken, useLanguage } from "../language-context";
import { Problem } from "../problem";
import { RoomFrame } from "../room-frame";
import { Step } from "../step";

type Link = {
  token: string;
  attemptId: string;
  interviewKey: string;
  job: string;
  company: RoomCompany;
};

/** What a mailed link to withdraw leads to, in the mail's language: nothing happens before the press. */
export function MailedWithdrawal({ language, messages, ...link }: Spoken & Link) {
  return (
    <LanguageProvider language={language} messages={messages} interviewKey={null}>
      <Asked {...link} />
    </LanguageProvider>
  );
}

function Asked({ token, attemptId, interviewKey, job, company }: Link) {
  const { language, messages } = useLanguage();
  const m = messages.withdraw;
  const [state, setState] = useState<"asking" | "busy" | "failed" | "done">("asking");
  const say = (text: string) => fill(text, { company: company.name }, language);

  async function withdraw() {
    if (state === "busy") return;
    setState("busy");
    const answer = await request("/api/room/links", { method: "DELETE", body: { token } });
    // Unknown since this page was opened: an earlier press worked, although its answer never came.
    const gone = answer.ok
      ? isRecord(answer.body) && answer.body.deleted === true
      : answer.refusal.code === "not_found";
    if (gone) {
      const forget = openBrowserStore().then((store) =>
        clearDevice(interviewKey, attemptId, store),
      );
      await forget.catch(() => {});
    }
    setState(gone ? "done" : "failed");
  }

  return (
    <RoomFrame company={company}>
      {state === "done" ? (
        <Step key="done" title={m.doneTitle}>
          <p className="mt-2 text-lg">{say(m.done)}</p>
          <p className="mt-2 text-muted-foreground">{messages.done.close}</p>
        </Step>
      ) : (
        <Step
          key="asking"
          focus={false}
          title={m.sure}
          eyebrow={<bdi>{job}</bdi>}
          actions={
            <RoomButton
              look="stop"
              aria-disabled={state === "busy"}
              className="w-full sm:w-auto"
              onClick={() => void withdraw()}
            >
              {state === "busy" ? m.deleting : m.yes}
            </RoomButton>
          }
        >
          <p className="mt-2 text-lg">{say(m.lead)}</p>
          <Problem>{state === "failed" ? messages.errors.network : ""}</Problem>
        </Step>
      )}
    </RoomFrame>
  );
}
