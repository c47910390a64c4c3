"use client";

import { CalendarClock } from "lucide-react";
import { lazyPart } from "#components/shared/lazy-part";
import { Loading } from "#components/ui/spinner";
import { zoneName } from "#lib/domain/text/dates";
import { SendDialog, useAsOpened, useSendDialog } from "../send-dialog";
import type { OfferFormProps } from "./offer-form";

// Loaded when the dialog opens.
const OfferForm = lazyPart(() => import("./offer-form").then((module) => module.OfferForm), {
  loading: <Loading />,
});

type OfferDialogProps = Omit<OfferFormProps, "sending"> & {
  /** Whom it goes to: a name, or how many. */
  whom: string;
};

/** Offers times to one candidate or to several of an interview: each picks one by a link of their own. */
export function OfferDialog(props: OfferDialogProps) {
  const sending = useSendDialog();
  const [{ whom, ...form }, dialog] = useAsOpened(props, sending.dialog);
  const zone = form.company && zoneName(new Date(), form.company.timeZone);
  return (
    <SendDialog
      dialog={dialog}
      outlined
      trigger={
        <>
          <CalendarClock /> Offer times
        </>
      }
      title={`Offer times to ${whom}`}
      description={`They get an email with a link, in their language, and pick one. You write times by your company's clock${zone ? ` (${zone})` : ""}; they see their own.`}
    >
      <OfferForm {...form} sending={sending} />
    </SendDialog>
  );
}
