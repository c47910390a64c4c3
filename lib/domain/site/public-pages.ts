import { industryPath, PROTECTED_ROOTS, routes } from "../core/routes.ts";
import { INDUSTRIES } from "./industries.ts";

type PublicPage = {
  path: string;
  /** As llms.txt names it. */
  name: string;
};

/** The page of each trade. */
const INDUSTRY_PAGES: readonly PublicPage[] = INDUSTRIES.map(({ slug, name }) => ({
  path: industryPath(slug),
  name: `Interviews for ${name}`,
}));

/** Every page that is for everybody, in the order of the sitemap. Articles of the blog are added where they are read. */
export const PUBLIC_PAGES: readonly PublicPage[] = [
  { path: routes.home, name: "What Rolecall is, how it works, and what it costs" },
  { path: routes.aboutUs, name: "About us" },
  { path: routes.blog, name: "Blog: hiring in these trades, with sources" },
  { path: routes.contact, name: "Contact" },
  {
    path: routes.forCandidates,
    name: "For candidates who got a link: what happens, and what they decide",
  },
  { path: routes.industries, name: "Sample interviews for 11 trades" },
  ...INDUSTRY_PAGES,
  { path: routes.demo, name: "The product, screen by screen" },
  { path: routes.bookACall, name: "Book a call about custom pricing" },
  { path: routes.support, name: "Support for customers" },
  { path: routes.howWeScore, name: "How we score: what is judged, how well, and what is missed" },
  { path: routes.comparison, name: "Rolecall or a phone screen, and what to ask any vendor" },
  { path: routes.security, name: "Security: what is stored where, and who reads it" },
  { path: routes.accessibility, name: "Accessibility, how it is tested, and known gaps" },
  { path: routes.status, name: "Status" },
  { path: routes.changelog, name: "What's new for owners" },
  { path: routes.privacy, name: "Privacy Policy" },
  { path: routes.terms, name: "Terms of Service" },
  { path: routes.cookies, name: "Cookie Policy" },
];

/** Pages that open for whoever has their link, and nobody else. */
const LINKED_ROOTS = ["/i", "/me", "/review", "/times", "/unsubscribe"] as const;

/** Steps of signing in that lead somewhere only for the person in them. */
const STEPS = [
  "/auth",
  "/oauth-callback",
  "/reset-password",
  routes.verifyEmail,
  routes.deleteAccount,
] as const;

const NOT_FOR_CRAWLERS: readonly string[] = ["/api", ...LINKED_ROOTS, ...PROTECTED_ROOTS, ...STEPS];

/** What crawlers leave alone, by how an address begins. With a slash if another page's name begins alike. */
export const DISALLOWED: readonly string[] = [
  ...["/api", ...LINKED_ROOTS].map((root) => `${root}/`),
  ...PROTECTED_ROOTS,
  ...STEPS,
];

/** Whether a search engine may show a page: it may not if a page is somebody's own. */
export function isIndexable(pathname: string): boolean {
  return !NOT_FOR_CRAWLERS.some((root) => pathname === root || pathname.startsWith(`${root}/`));
}
