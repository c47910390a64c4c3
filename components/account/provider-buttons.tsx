"use client";

import { FormError } from "#components/shared/form-error";
import { useSend } from "#components/shared/use-send";
import { Button } from "#components/ui/button";
import {
  type CallbackFlow,
  OAUTH_TEXTS,
  type SignInProvider,
} from "#lib/domain/account/after-sign-in";
import { rememberReturnPage } from "./return-page";

const NAMES: Record<SignInProvider, string> = { google: "Google", facebook: "Facebook" };

type ProviderButtonsProps = {
  providers: readonly SignInProvider[];
  flow: CallbackFlow;
  /** Where a guarded page wanted to go on. */
  next?: string | null;
};

/** 'Or continue with', and a button for each service that is configured; nothing if none is. */
export function ProviderButtons({ providers, flow, next = null }: ProviderButtonsProps) {
  const { send, busy, error } = useSend();
  if (providers.length === 0) return null;

  async function go(provider: SignInProvider) {
    const reply = await send("/api/auth/provider", { provider, flow });
    if (!reply) return;
    rememberReturnPage(next);
    window.location.assign(String(reply.url));
  }

  return (
    <div className="mt-6 flex flex-col gap-4">
      <p className="flex items-center gap-3 text-muted-foreground text-sm before:h-px before:flex-1 before:bg-border after:h-px after:flex-1 after:bg-border">
        Or continue with
      </p>
      <FormError>{error ? OAUTH_TEXTS.failed : null}</FormError>
      {providers.map((provider) => (
        <Button
          key={provider}
          variant="outline"
          size="lg"
          className="w-full"
          disabled={busy}
          onClick={() => go(provider)}
        >
          {provider === "google" ? <GoogleMark /> : null}
          <span>Continue with {NAMES[provider]}</span>
        </Button>
      ))}
    </div>
  );
}

function GoogleMark() {
  return (
    <svg aria-hidden="true" viewBox="0 0 24 24" className="size-5" fill="currentColor">
      <path d="M12 10.2v3.9h5.5c-.2 1.4-1.7 4.1-5.5 4.1a6.2 6.2 0 0 1 0-12.4c1.9 0 3.1.8 3.9 1.5l2.7-2.6A10 10 0 1 0 12 22c5.8 0 9.6-4 9.6-9.8 0-.7-.1-1.3-.2-2H12Z" />
    </svg>
  );
}
