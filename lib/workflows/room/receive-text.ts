import type { ServiceDb } from "#lib/data/db";
import { receiveText, tellText } from "#lib/data/room/texts";
import {
  isAnsweredByService,
  isObeyedByService,
  keywordIn,
  textCommand,
} from "#lib/domain/sms/words";
import type { TextEvent } from "#lib/vendors/sms/events";

/** Keeps what the text service says: what became of a text of ours, or what somebody wrote. Again changes nothing. */
export async function receiveTextEvent(service: ServiceDb, event: TextEvent): Promise<void> {
  if (event.what === "told") await tellText(service, event);
  if (event.what !== "received") return;
  const { what: _, obeyed, ...text } = event;
  await receiveText(service, {
    ...text,
    answered: obeyed !== null || isAnsweredByService(text.body),
    obeyed: obeyed !== null || isObeyedByService(text.body),
    command: obeyed ?? textCommand(text.body),
    word: keywordIn(text.body),
  });
}
