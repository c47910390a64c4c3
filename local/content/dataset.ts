import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { toBlocks } from "./portable-text.ts";

const CONTENT = resolve(import.meta.dirname, "../../content");

export type Document = { _id: string; _type: string; [field: string]: unknown };

/** What the content service would hold: articles, their author and categories, and the pictures. */
export type Dataset = { documents: Document[]; pictures: ReadonlyMap<string, Buffer> };

/** The lines between the two '---' as fields, and what follows them. */
function split(text: string, file: string): { fields: Map<string, string>; body: string } {
  const [, head, ...rest] = text.split(/^---$/m);
  if (head === undefined || rest.length === 0) throw new Error(`${file} has no head`);
  const lines = head.trim().split("\n");
  const fields = lines.map((line): [string, string] => {
    const at = line.indexOf(":");
    return [line.slice(0, at).trim(), line.slice(at + 1).trim()];
  });
  return { fields: new Map(fields), body: rest.join("---").trim() };
}

const idOf = (kind: string, name: string) =>
  `${kind}-${name.toLowerCase().replaceAll(/[^a-z0-9]/g, "-")}`;

/** Reads the folder as it is now. `imageBase` is the address below which the pictures are served. */
export function readDataset(imageBase: string, folder = CONTENT): Dataset {
  const pictures = new Map<string, Buffer>();
  const assets = new Map<string, Document>();

  function asset(name: string): { _type: "reference"; _ref: string } {
    const known = assets.get(name);
    if (known) return { _type: "reference", _ref: known._id };
    const bytes = readFileSync(join(folder, "images", name));
    const hash = createHash("sha1").update(bytes).digest("hex");
    const file = `${hash}-1600x800.webp`;
    pictures.set(file, bytes);
    const made = { _id: `image-${hash}`, _type: "sanity.imageAsset", url: `${imageBase}/${file}` };
    assets.set(name, made);
    return { _type: "reference", _ref: made._id };
  }

  const others = new Map<string, Document>();
  function reference(kind: "author" | "category", name: string) {
    const field = kind === "author" ? "name" : "title";
    const made = { _id: idOf(kind, name), _type: kind, [field]: name };
    others.set(made._id, made);
    return { _type: "reference", _ref: made._id };
  }

  const articles = join(folder, "articles");
  const posts = readdirSync(articles)
    .filter((file) => file.endsWith(".md"))
    .map((file): Document => {
      const slug = file.replace(/\.md$/, "");
      const { fields, body } = split(readFileSync(join(articles, file), "utf8"), file);
      const field = (name: string): string => {
        const value = fields.get(name);
        if (!value) throw new Error(`${file} has no ${name}`);
        return value;
      };
      return {
        _id: `post-${slug}`,
        _type: "post",
        _createdAt: field("published"),
        title: field("title"),
        slug: { _type: "slug", current: slug },
        description: field("description"),
        publishedAt: field("published"),
        ...(fields.has("featured") && { featured: fields.get("featured") === "true" }),
        author: reference("author", "Rolecall"),
        category: reference("category", field("category")),
        image: { _type: "image", alt: field("alt"), asset: asset(field("image")) },
        body: toBlocks(body, asset),
      };
    });
  return { documents: [...posts, ...assets.values(), ...others.values()], pictures };
}
