import { z } from "zod";
import type { Block } from "#lib/domain/site/blog";

/** What an editor left out doesn't take the page down: every field except the address has a default. */
const text = (instead: string) =>
  z
    .string()
    .nullish()
    .transform((value) => value?.trim() || instead);

const summaryFields = {
  _id: z.string(),
  title: text("Untitled"),
  slug: z.string().min(1),
  publishedAt: z.string().nullish(),
  description: text(""),
  categoryTitle: z.string().nullish(),
  author: text("Rolecall"),
  image: z
    .url({ protocol: /^https?$/ })
    .nullish()
    .catch(null),
  featured: z.boolean().nullish(),
  bodyText: text(""),
};

function named<T extends z.output<z.ZodObject<typeof summaryFields>>>({ _id, ...fields }: T) {
  return {
    ...fields,
    id: _id,
    publishedAt: fields.publishedAt ?? null,
    categoryTitle: fields.categoryTitle || null,
    image: fields.image ?? null,
    featured: fields.featured === true,
  };
}

const block: z.ZodType<Block> = z.looseObject({ _type: z.string() });

export const summaries = z.array(z.object(summaryFields).transform(named));

export const count = z.number().int().min(0);

export const onePost = z
  .object({
    ...summaryFields,
    imageAlt: text(""),
    body: z
      .array(block)
      .nullish()
      .transform((blocks) => blocks ?? []),
  })
  .transform(named)
  .nullable();
