import { PortableText, type PortableTextComponents } from "@portabletext/react";
import Link from "next/link";
import { textLinkClasses } from "#components/ui/text-link";
import { type Block, safeHref } from "#lib/domain/site/blog";
import { PostImage } from "./post-image";

const text = (value: unknown): string => (typeof value === "string" ? value : "");

/** The page's own title is its only first heading, so the body begins at the second. */
const components: PortableTextComponents = {
  block: {
    normal: ({ children }) => <p className="mt-5">{children}</p>,
    blockquote: ({ children }) => (
      <blockquote className="mt-6 border-primary border-l-4 pl-5 font-medium text-xl">
        {children}
      </blockquote>
    ),
    h1: ({ children }) => (
      <h2 className="mt-14 font-display font-semibold text-4xl tracking-tight">{children}</h2>
    ),
    h2: ({ children }) => (
      <h2 className="mt-12 font-display font-semibold text-3xl tracking-tight">{children}</h2>
    ),
    h3: ({ children }) => <h3 className="mt-10 font-semibold text-2xl">{children}</h3>,
    h4: ({ children }) => <h4 className="mt-8 font-semibold text-xl">{children}</h4>,
    h5: ({ children }) => <h5 className="mt-6 font-semibold text-lg">{children}</h5>,
    h6: ({ children }) => <h6 className="mt-6 font-semibold text-base">{children}</h6>,
  },
  list: {
    bullet: ({ children }) => <ul className="mt-4 list-disc space-y-2 pl-6">{children}</ul>,
    number: ({ children }) => <ol className="mt-4 list-decimal space-y-2 pl-6">{children}</ol>,
  },
  listItem: ({ children }) => <li className="pl-1 marker:text-muted-foreground">{children}</li>,
  marks: {
    code: ({ children }) => (
      <code className="rounded-sm bg-muted px-1.5 py-0.5 text-base">{children}</code>
    ),
    link: ({ children, value }) => {
      const href = safeHref(value?.href);
      if (href === null) return <>{children}</>;
      if (!href.startsWith("/"))
        return (
          <a href={href} className={textLinkClasses}>
            {children}
          </a>
        );
      return (
        <Link href={href} className={textLinkClasses}>
          {children}
        </Link>
      );
    },
  },
  types: {
    image: ({ value }) => {
      const [src, caption] = [text(value.url), text(value.caption)];
      if (!/^https?:\/\//.test(src)) return null;
      return (
        <figure className="mt-8">
          <PostImage
            src={src}
            alt={text(value.alt)}
            sizes="(min-width: 48rem) 44rem, 92vw"
            className="rounded-lg border"
          />
          {caption ? (
            <figcaption className="mt-2 text-base text-muted-foreground">{caption}</figcaption>
          ) : null}
        </figure>
      );
    },
  },
  // What we don't know isn't shown; words in a style or mark that we don't know are.
  unknownType: () => null,
  hardBreak: () => <br />,
};

/** The body of an article. */
export function RichText({ blocks }: { blocks: readonly Block[] }) {
  return (
    <div className="text-lg leading-relaxed [overflow-wrap:anywhere]">
      <PortableText value={[...blocks]} components={components} onMissingComponent={false} />
    </div>
  );
}
