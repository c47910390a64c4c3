import { ArrowLeft } from "lucide-react";
import { PageHeader } from "#components/shared/page-header";
import { Button } from "#components/ui/button";
import { Card, CardContent, CardHeader, CardTitle } from "#components/ui/card";
import { routes } from "#lib/domain/core/routes";
import {
  type Delivery,
  type Endpoint,
  MAX_ENDPOINTS,
  TOO_MANY_ENDPOINTS,
} from "#lib/domain/webhooks/webhook";
import { AddEndpoint } from "./add-endpoint";
import { DeliveryLog } from "./delivery-log";
import { EndpointRow } from "./endpoint-row";

/** The head of the page, open or locked. */
export function WebhooksHeader() {
  return (
    <>
      <Button variant="ghost" asChild className="-ml-4 mb-2 text-muted-foreground">
        {/* A page with a policy of its own: only a full navigation brings it. */}
        <a href={routes.integrations}>
          <ArrowLeft /> Integrations
        </a>
      </Button>
      <PageHeader
        title="Webhooks"
        description="Tell your own systems when an interview is submitted or scored, and when you make a decision about a candidate."
      />
    </>
  );
}

type WebhooksViewProps = {
  endpoints: readonly Endpoint[];
  deliveries: readonly Delivery[];
  timeZone: string;
};

/** A company's endpoints, and the log of what was sent to them. */
export function WebhooksView({ endpoints, deliveries, timeZone }: WebhooksViewProps) {
  return (
    <div className="flex flex-col gap-10">
      <Card className="max-w-3xl">
        <CardHeader>
          <CardTitle>Endpoints</CardTitle>
        </CardHeader>
        <CardContent className="flex flex-col gap-6">
          {endpoints.length > 0 ? (
            <ul className="-mt-4 divide-y border-b">
              {endpoints.map((endpoint) => (
                <EndpointRow key={endpoint.id} endpoint={endpoint} />
              ))}
            </ul>
          ) : null}
          {endpoints.length < MAX_ENDPOINTS ? (
            <AddEndpoint />
          ) : (
            <p className="text-muted-foreground">{TOO_MANY_ENDPOINTS}</p>
          )}
        </CardContent>
      </Card>
      <section aria-labelledby="log" className="flex flex-col gap-4">
        <h2 id="log" className="font-display font-semibold text-xl">
          Log
        </h2>
        <DeliveryLog deliveries={deliveries} timeZone={timeZone} />
      </section>
    </div>
  );
}
