import { PhoneLink } from "#components/shared/phone-link";
import { Card, CardContent } from "#components/ui/card";
import type { Phone } from "#lib/domain/plans/phone-support";

/** Support's telephone, if the plan has it. */
export function PhoneSupport({ phone }: { phone: Phone }) {
  return (
    <Card className="mt-6 max-w-3xl">
      <CardContent className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <div className="min-w-0 flex-1 basis-64">
          <h2 className="font-semibold text-xl">Priority phone support</h2>
          <p className="text-muted-foreground">
            Your plan includes it. Call us when you need help.
          </p>
        </div>
        <PhoneLink phone={phone} />
      </CardContent>
    </Card>
  );
}
