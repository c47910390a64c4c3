import { FairnessNotes } from "#components/fairness/fairness-notes";
import { ImpactTable } from "#components/fairness/impact-table";
import { AtsGate } from "#components/integrations/ats-gate";
import { AtsGrid } from "#components/integrations/ats-grid";
import { ConnectedList } from "#components/integrations/connected-list";
import { UndeliveredList } from "#components/integrations/integrations-view";
import { WebhooksHeader, WebhooksView } from "#components/webhooks/webhooks-view";
import type { ImpactRow } from "#lib/domain/fairness/adverse-impact";
import { ATS_CATALOGUE } from "#lib/domain/integrations/catalogue";
import type { FailedDelivery } from "#lib/domain/integrations/delivery";
import type { Delivery, Endpoint } from "#lib/domain/webhooks/webhook";
import { LONG_NAME, LONG_TITLE } from "./examples/long";
import { TIME_ZONE } from "./examples/owner";
import type { Shown } from "./states";

const LONG_URL = `https://hooks.example/${"in/".repeat(60)}`;
const endpoint = (id: string, url: string, state: Endpoint["state"]): Endpoint => ({
  id,
  url,
  state,
});
const sent = (id: string, url: string, state: Delivery["state"]): Delivery => ({
  id,
  messageId: `m-${id}`,
  attemptId: "a-1",
  event: "attempt.status_changed",
  url,
  state,
  said: state === "failed" ? "Responded with 503" : null,
  tries: 2,
  at: "2026-11-23T12:00:00Z",
});
const undelivered: FailedDelivery = {
  attemptId: "a-1",
  name: LONG_NAME,
  interview: LONG_TITLE,
  appId: "lever",
  state: "failed",
  jobTitle: LONG_TITLE,
  problem: null,
  arrived: [],
  sent: null,
};
const rate = { of: 40, rate: 0.2, interval: [0.1, 0.35], noRatio: null } as const;
const group = (label: string, below: boolean): ImpactRow => ({
  label,
  n: 40,
  underTwoPercent: false,
  rates: {
    qualified: { ...rate, ratio: below ? 0.5 : 1, belowFourFifths: below },
    aboveMedian: { ...rate, ratio: 1, belowFourFifths: false },
    hired: null,
  },
});

export const CONNECTIONS: readonly Shown[] = [
  {
    name: "Integrations",
    note: "The page asks the server for its connections when it opens, so here are its parts.",
    states: {
      locked: () => <AtsGate access={{ plan: "LAUNCH", trialing: false }} trial={false} />,
      "nothing connected": () => <AtsGrid label="Systems" entries={ATS_CATALOGUE} />,
      connected: () => (
        <ConnectedList
          integrations={[
            {
              appId: "lever",
              categoryId: "ATS",
              refused: true,
              connectedAt: "2026-11-20T12:00:00Z",
            },
          ]}
          timeZone={TIME_ZONE}
          busy={false}
          disconnect={async () => {}}
        />
      ),
      "not delivered": () => <UndeliveredList deliveries={[undelivered]} />,
    },
  },
  {
    name: "Webhooks",
    states: {
      empty: () => (
        <>
          <WebhooksHeader />
          <WebhooksView endpoints={[]} deliveries={[]} timeZone={TIME_ZONE} />
        </>
      ),
      "full and long": () => (
        <WebhooksView
          endpoints={[
            endpoint("e-1", "https://crew.example/in", "active"),
            endpoint("e-2", LONG_URL, "failing"),
            endpoint("e-3", "https://old.example/in", "off"),
          ]}
          deliveries={[
            sent("1", "https://crew.example/in", "delivered"),
            sent("2", LONG_URL, "failed"),
          ]}
          timeZone={TIME_ZONE}
        />
      ),
    },
  },
  {
    name: "Hiring fairness",
    states: {
      empty: () => (
        <div className="flex flex-col gap-6">
          <FairnessNotes total={0} known={null} smallest={10} smallestChosen={5} date={null} />
          <ImpactTable family="sex" rows={[]} smallest={10} smallestChosen={5} />
        </div>
      ),
      "full and long": () => (
        <div className="flex flex-col gap-6">
          <FairnessNotes
            total={1234}
            known={987}
            smallest={10}
            smallestChosen={5}
            date="Nov 20, 2026"
          />
          <ImpactTable
            family="sex"
            smallest={10}
            smallestChosen={5}
            rows={[group("Women", true), group(LONG_NAME, false)]}
          />
        </div>
      ),
    },
  },
];
