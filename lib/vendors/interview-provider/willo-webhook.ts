import { callWillo, type WilloAccount } from "./willo-client.ts";
import { toWebhook, webhooks } from "./willo-schemas.ts";

const EVENT = "new_response";

/** Where Willo tells us of answers: with our own token and the event's name in it, as Willo signs and names nothing. */
export function webhookAddress(appUrl: string, token: string): string {
  return `${appUrl}/api/willo/webhook?${new URLSearchParams({ token, event: EVENT })}`;
}

const withoutQuery = (url: string) => url.split("?")[0];

/** The webhook that points to an address, whatever its token is; null if there is none. @throws AppError vendor_failed */
export async function findWebhook(account: WilloAccount, address: string) {
  for (let page = 1; ; page += 1) {
    const path = `webhooks/?page=${page}&page_size=30` as const;
    const reply = webhooks.parse(await callWillo(account, { method: "GET", path }));
    const found = reply.results.find(
      ({ url, event }) => event === EVENT && withoutQuery(url) === withoutQuery(address),
    );
    if (found !== undefined || !reply.next) return found ?? null;
  }
}

/**
 * Has Willo tell an address of new answers. The webhook that points there already is changed, so that another token takes
 * its place.
 * @throws AppError `vendor_failed`
 */
export async function setUpWebhook(
  account: WilloAccount,
  address: string,
): Promise<"made" | "changed" | "as it was"> {
  const known = await findWebhook(account, address);
  if (known?.url === address) return "as it was";
  const body = toWebhook(address, EVENT);
  if (known === null) {
    await callWillo(account, { method: "POST", path: "webhooks/", body });
    return "made";
  }
  await callWillo(account, { method: "PUT", path: `webhooks/${known.key}/`, body });
  return "changed";
}
