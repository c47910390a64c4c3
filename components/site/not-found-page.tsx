import { Brand } from "#components/shared/brand";
import { MessageScreen } from "#components/shared/message-screen";
import { Button } from "#components/ui/button";
import { loneLinkClasses } from "#components/ui/text-link";
import { routes } from "#lib/domain/core/routes";

const WAYS = [
  { href: routes.demo, name: "See it in action" },
  // Whoever isn't signed in signs in on the way.
  { href: routes.dashboard, name: "Your dashboard" },
  { href: routes.contact, name: "Contact us" },
];

/** What an address without a page shows. Its links are full navigations, as no page's policy is known here. */
export function NotFoundPage() {
  return (
    <MessageScreen
      title="Page not found"
      picture={
        <div className="flex flex-col items-center gap-10">
          <a href={routes.home} aria-label="Rolecall, home" className="rounded-md">
            <Brand />
          </a>
          <MissingName />
        </div>
      }
      action={
        <Button asChild size="lg">
          <a href={routes.home}>Go back home</a>
        </Button>
      }
      more={
        <nav aria-label="Other pages" className="flex flex-wrap justify-center gap-x-6">
          {WAYS.map(({ href, name }) => (
            <a key={href} href={href} className={loneLinkClasses}>
              {name}
            </a>
          ))}
        </nav>
      }
    >
      There's no page at this address. Check it for typos, or use one of the links below.
    </MessageScreen>
  );
}

/** A roll of names of which one is missing. */
function MissingName() {
  return (
    <svg viewBox="0 0 240 150" aria-hidden className="w-60">
      <rect
        x="1"
        y="1"
        width="238"
        height="148"
        rx="14"
        className="fill-card stroke-border"
        strokeWidth="2"
      />
      {[34, 116].map((y) => (
        <g key={y} fill="none" strokeWidth="5" strokeLinecap="round" strokeLinejoin="round">
          <path d={`m30 ${y} 7 7 14-15`} className="stroke-primary" />
          <path d={`M76 ${y}h${y === 34 ? 96 : 120}`} className="stroke-input" />
        </g>
      ))}
      <rect x="14" y="56" width="212" height="38" rx="10" className="fill-tint" />
      <g fill="none" strokeWidth="5" strokeLinecap="round">
        <circle cx="40" cy="75" r="8" className="stroke-highlight" />
        <path d="M76 75h110" strokeDasharray="1 13" className="stroke-input" />
      </g>
    </svg>
  );
}
