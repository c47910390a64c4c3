import type { LinkSource, SharedSource } from "./link-source.ts";

export const SOURCE_WORDS: Readonly<Record<LinkSource, string>> = {
  share: "Shared from a phone",
  text: "Text message",
  whatsapp: "WhatsApp",
  email: "Email",
  qr: "QR code",
  poster: "Poster",
  indeed: "Indeed",
  facebook: "Facebook",
  craigslist: "Craigslist",
  invite: "Invitation",
};

/** The link as it is shared in one place: '…/i/abc?s=poster'. */
export function sharedLink(link: string, source: SharedSource): string {
  const url = new URL(link);
  url.searchParams.set("s", source);
  return url.href;
}
