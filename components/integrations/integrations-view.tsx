"use client";

import Link from "next/link";
import { FormError } from "#components/shared/form-error";
import { RetryAlert } from "#components/shared/retry-alert";
import { Alert } from "#components/ui/alert";
import { Card, CardContent } from "#components/ui/card";
import { Loading } from "#components/ui/spinner";
import { textLinkClasses } from "#components/ui/text-link";
import { responsePath } from "#lib/domain/core/routes";
import { ATS_CATALOGUE, SHOWN_ATS } from "#lib/domain/integrations/catalogue";
import type { ShownIntegration } from "#lib/domain/integrations/connection";
import type { FailedDelivery } from "#lib/domain/integrations/delivery";
import { deliverySentence } from "#lib/domain/integrations/delivery-words";
import { ATS_TEXTS } from "#lib/domain/integrations/texts";
import { AtsGrid } from "./ats-grid";
import { ConnectButton } from "./connect-button";
import { ConnectedList } from "./connected-list";
import { ConnectionState } from "./connection-state";
import { useIntegrations } from "./use-integrations";

type IntegrationsViewProps = {
  userId: string;
  /** Of the connect window; null if that isn't set up. */
  scriptUrl: string | null;
  before: readonly ShownIntegration[];
  undelivered: readonly FailedDelivery[];
  timeZone: string;
};

/** What is connected, what could be, and what didn't arrive. */
export function IntegrationsView({
  userId,
  scriptUrl,
  before,
  undelivered,
  timeZone,
}: IntegrationsViewProps) {
  const { integrations, save, saveAgain, disconnect, busy, error } = useIntegrations(
    userId,
    before,
  );
  const any = integrations.length > 0;
  return (
    <div className="flex flex-col gap-10">
      <div className="flex flex-col gap-4">
        {saveAgain === null ? (
          <FormError>{error?.message}</FormError>
        ) : busy ? (
          <Loading className="justify-start" text="Saving the connection…" />
        ) : (
          <RetryAlert again={saveAgain}>{error?.message ?? ATS_TEXTS.notConfirmed}</RetryAlert>
        )}
        <Card>
          <CardContent className="flex flex-col items-center gap-4 py-12 text-center">
            <ConnectionState integration={integrations[0]} />
            {/* In one place whatever is connected: the connect window lives in it. */}
            {scriptUrl ? (
              <ConnectButton
                userId={userId}
                scriptUrl={scriptUrl}
                connected={any}
                onFinish={(details) => void save(details)}
                onDeactivate={(ended) => void disconnect(ended)}
              />
            ) : (
              <Alert className="max-w-xl text-left">{ATS_TEXTS.notSetUp}</Alert>
            )}
          </CardContent>
        </Card>
      </div>
      <UndeliveredList deliveries={undelivered} />
      {any ? (
        <ConnectedList
          integrations={integrations}
          timeZone={timeZone}
          busy={busy}
          disconnect={disconnect}
        />
      ) : null}
      <section aria-labelledby="available" className="flex flex-col gap-3">
        <h2 id="available" className="font-display font-semibold text-xl">
          {ATS_TEXTS.available}
        </h2>
        <AtsGrid
          label={ATS_TEXTS.available}
          entries={ATS_CATALOGUE.slice(0, SHOWN_ATS)}
          connected={integrations.filter(({ refused }) => !refused).map(({ appId }) => appId)}
        />
        <p className="text-center text-muted-foreground">{ATS_TEXTS.more}</p>
      </section>
    </div>
  );
}

/** What didn't arrive, or may not have; each leads to its candidate, where it's sent again. */
export function UndeliveredList({ deliveries }: { deliveries: readonly FailedDelivery[] }) {
  if (deliveries.length === 0) return null;
  return (
    <section aria-labelledby="undelivered" className="flex flex-col gap-3">
      <h2 id="undelivered" className="font-display font-semibold text-xl">
        Needs your attention
      </h2>
      <ul className="divide-y rounded-lg border bg-card">
        {deliveries.map((delivery) => (
          <li key={delivery.attemptId} className="flex flex-col gap-1 px-5 py-4">
            <p className="[overflow-wrap:anywhere]">
              <Link href={responsePath(delivery.attemptId)} className={textLinkClasses}>
                {delivery.name}
              </Link>{" "}
              <span className="text-muted-foreground">· {delivery.interview}</span>
            </p>
            <p className="text-muted-foreground text-sm">{deliverySentence(delivery)}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
