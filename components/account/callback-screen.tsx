"use client";

import { useEffect, useRef, useState } from "react";
import { FormError } from "#components/shared/form-error";
import { pickedPlan } from "#components/shared/picked-plan";
import { useSend } from "#components/shared/use-send";
import { buttonVariants } from "#components/ui/button";
import { Spinner } from "#components/ui/spinner";
import { type CallbackFlow, OAUTH_TEXTS } from "#lib/domain/account/after-sign-in";
import { routes } from "#lib/domain/core/routes";
import { returnPage } from "./return-page";

const TIMEOUT_MS = 5000;
const ASK_AGAIN_MS = 1000;

const TEXTS = {
  oauth: { busy: "Completing authentication...", failed: OAUTH_TEXTS.callback },
  processing: { busy: "Processing login...", failed: OAUTH_TEXTS.processing },
} as const satisfies Record<CallbackFlow, object>;

type CallbackScreenProps = {
  flow: CallbackFlow;
  code?: string | undefined;
  /** The other service sent the person back with an error. */
  refused: boolean;
};

/**
 * Finishes a social sign-in: a code is exchanged once; without one, a session that another tab
 * opens within five seconds counts. Only the first resolution acts.
 */
export function CallbackScreen({ flow, code, refused }: CallbackScreenProps) {
  const { send } = useSend();
  const [failed, setFailed] = useState(refused);
  const started = useRef(false);
  const resolved = useRef(false);

  useEffect(() => {
    if (started.current) return;
    started.current = true;
    const goOn = (target: string) => {
      if (resolved.current) return;
      resolved.current = true;
      window.location.replace(target);
    };
    setTimeout(() => goOn(routes.login), TIMEOUT_MS);
    if (refused) return;
    const ask = async () => {
      const reply = await send("/api/auth/exchange", {
        code,
        flow,
        plan: pickedPlan(),
        next: returnPage(),
      });
      if (reply) goOn(String(reply.next ?? routes.dashboard));
      else if (code === undefined) setTimeout(ask, ASK_AGAIN_MS);
      else setFailed(true);
    };
    ask();
  });

  if (!failed) {
    return (
      <div role="status" className="flex flex-col items-center gap-4 text-center">
        <Spinner className="size-8 text-primary" />
        <p className="text-lg">{TEXTS[flow].busy}</p>
      </div>
    );
  }
  return (
    <div className="flex flex-col gap-6">
      <FormError>{TEXTS[flow].failed}</FormError>
      <a href={routes.login} className={buttonVariants({ size: "lg" })}>
        Return to login
      </a>
    </div>
  );
}
