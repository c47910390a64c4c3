import { callWillo, type WilloAccount } from "./willo-client.ts";
import { toWebhook, webhooks } from "./willo-shapes.ts";

const EVENT = "new_response";

/**
 * Has Willo tell our address of new answers, with our own token in it, as Willo signs nothing. The webhook that points to
 * this address already is changed, so that another token takes its place.
 * @throws AppError `vendor_failed`
 */
export async function setUpWebhook(
  account: WilloAccount,
  address: string,
  token: string,
): Promise<"made" | "changed" | "as it was"> {
  const url = `${address}?${new URLSearchParams({ token, event: EVENT })}`;
  const known = await ours(account, address);
  if (known?.url === url) return "as it was";
  const body = toWebhook(url, EVENT);
  if (known === null) {
    await callWillo(account, { method: "POST", path: "webhooks/", body });
    return "made";
  }
  await callWillo(account, { method: "PUT", path: `webhooks/${known.key}/`, body });
  return "changed";
}

async function ours(account: WilloAccount, address: string) {
  for (let page = 1; ; page += 1) {
    const path = `webhooks/?page=${page}&page_size=30` as const;
    const reply = webhooks.parse(await callWillo(account, { method: "GET", path }));
    const found = reply.results.find(
      ({ url, event }) => event === EVENT && url.split("?")[0] === address,
    );
    if (found !== undefined || !reply.next) return found ?? null;
  }
}
