import type { Thing } from "schema-dts";

type JsonLdProps = {
  /** Addresses of ours stand in it as paths, which get the origin in front. */
  data: Thing;
  origin: string;
};

/** What a page says about itself to machines. It is data: browsers don't run it, and the page policy needn't know it. */
export function JsonLd({ data, origin }: JsonLdProps) {
  return (
    <script
      type="application/ld+json"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON, in which nothing can end the element
      dangerouslySetInnerHTML={{ __html: jsonLd(data, origin) }}
    />
  );
}

/** The text of the element; no '<' is left in it that could end it. */
export function jsonLd(data: Thing, origin: string): string {
  const named = typeof data === "string" ? { "@id": data } : data;
  const text = JSON.stringify(
    { "@context": "https://schema.org", ...named },
    (_key, value: unknown) =>
      typeof value === "string" && value.startsWith("/") ? origin + value : value,
  );
  return text.replaceAll("<", "\\u003c");
}
