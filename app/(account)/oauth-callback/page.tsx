import type { Metadata } from "next";
import { CallbackScreen } from "#components/account/callback-screen";

export const metadata: Metadata = { title: "One moment", referrer: "no-referrer" };

type Props = { searchParams: Promise<{ code?: string | string[]; error?: string | string[] }> };

export default async function OAuthCallbackPage({ searchParams }: Props) {
  const { code, error } = await searchParams;
  return (
    <CallbackScreen
      flow="oauth"
      code={typeof code === "string" ? code : undefined}
      refused={error !== undefined}
    />
  );
}
