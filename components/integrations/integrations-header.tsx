import { Webhook } from "lucide-react";
import { PageHeader } from "#components/shared/page-header";
import { Button } from "#components/ui/button";
import { routes } from "#lib/domain/core/routes";
import { ATS_TEXTS } from "#lib/domain/integrations/texts";

/** The head of the page, with the way to a company's own systems. */
export function IntegrationsHeader() {
  return (
    <PageHeader
      title={ATS_TEXTS.heading}
      actions={
        <Button variant="outline" asChild>
          {/* A page with another policy: only a full navigation brings it. */}
          <a href={routes.webhooks}>
            <Webhook /> Webhooks
          </a>
        </Button>
      }
    />
  );
}
