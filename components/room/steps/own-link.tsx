"use client";

import { type ReactNode, useCallback, useEffect, useState } from "react";
import type { OwnLink as Link } from "#lib/domain/room/room";
import { RoomButton } from "../button";
import { Copy } from "../copy";
import { useRoom } from "../room-context";

/** The candidate's own link with a code for their phone, and why it is here; `instead` where there is none. */
export function OwnLink({
  submitted = false,
  why,
  instead = null,
}: {
  submitted?: boolean;
  why: string;
  instead?: ReactNode;
}) {
  const { messages, transport } = useRoom();
  const m = messages.noMail;
  const [link, setLink] = useState<Link | "asking" | "failed" | null>("asking");
  const ask = useCallback(() => {
    setLink("asking");
    transport.ownLink().then(setLink, () => setLink("failed"));
  }, [transport]);
  useEffect(ask, [ask]);

  if (link === "asking") return null;
  if (link === null) return instead;
  if (link === "failed") {
    return (
      <section role="alert" className="mt-6 rounded-lg border bg-card p-5">
        <p>{messages.errors.network}</p>
        <RoomButton look="quiet" className="mt-4" onClick={ask}>
          {messages.errors.tryAgain}
        </RoomButton>
      </section>
    );
  }
  return (
    <section className="mt-6 rounded-lg border bg-card p-5">
      <h2 className="font-semibold text-lg">{submitted ? m.pageTitle : m.linkTitle}</h2>
      {submitted && <p className="mt-1">{m.pageLead}</p>}
      <p className="mt-1">{why}</p>
      <div className="mt-4 flex flex-wrap items-center gap-5">
        {/* biome-ignore lint/performance/noImgElement: made for this person alone */}
        <img
          src={`data:image/svg+xml,${encodeURIComponent(link.code)}`}
          alt={m.qr}
          width={144}
          height={144}
          className="size-40 rounded-md border bg-white p-2"
        />
        <div className="min-w-0 flex-1 basis-56">
          <p dir="ltr" translate="no" className="select-all break-all text-sm">
            {link.href}
          </p>
          <Copy address={link.href} words={m} className="mt-3" />
        </div>
      </div>
    </section>
  );
}
