/** Markdown, as far as our articles use it, in the content service's shape for rich text. */

type Span = { _type: "span"; _key: string; text: string; marks: string[] };
type MarkDef = { _type: "link"; _key: string; href: string };
type Asset = (name: string) => object;

const HEADING = /^(#{1,6}) (.+)$/;
const ITEM = /^( *)(-|\d{1,3}\.) (.+)$/;
const PICTURE = /^!\[([^\]]*)\]\(([^)\s]+)(?: "([^"]*)")?\)$/;
const INLINE = /\*\*([^*]+)\*\*|\*([^*]+)\*|`([^`]+)`|\[([^\]]+)\]\(([^)\s]+)\)/g;

/** Turns a text into blocks; keys are counted, so that the same text has the same keys. */
export function toBlocks(markdown: string, asset: Asset): object[] {
  let keys = 0;
  const key = () => `k${keys++}`;

  function words(text: string): { children: Span[]; markDefs: MarkDef[] } {
    const children: Span[] = [];
    const markDefs: MarkDef[] = [];
    const add = (part: string, marks: string[]) => {
      if (part) children.push({ _type: "span", _key: key(), text: part, marks });
    };
    let done = 0;
    for (const found of text.matchAll(INLINE)) {
      add(text.slice(done, found.index), []);
      done = found.index + found[0].length;
      const [, strong, em, code, label, href] = found;
      if (strong) add(strong, ["strong"]);
      else if (em) add(em, ["em"]);
      else if (code) add(code, ["code"]);
      else if (label && href) {
        const link: MarkDef = { _type: "link", _key: key(), href };
        markDefs.push(link);
        add(label, [link._key]);
      }
    }
    add(text.slice(done), []);
    return { children, markDefs };
  }

  const block = (style: string, text: string, list: object = {}) => ({
    _type: "block",
    _key: key(),
    style,
    ...list,
    ...words(text),
  });

  function paragraph(lines: readonly string[]): object[] {
    const [first = ""] = lines;
    const heading = HEADING.exec(first);
    if (heading) return [block(`h${heading[1]?.length}`, heading[2] ?? "")];
    const picture = PICTURE.exec(first);
    if (picture) {
      const [, alt = "", name = "", caption] = picture;
      return [{ _type: "image", _key: key(), alt, caption, asset: asset(name) }];
    }
    if (first.startsWith("> ")) {
      return [block("blockquote", lines.map((line) => line.replace(/^> ?/, "")).join(" "))];
    }
    if (ITEM.test(first)) return items(lines);
    return [block("normal", lines.map((line) => line.trim()).join(" "))];
  }

  /** A line that begins no item goes on with the one before it. */
  function items(lines: readonly string[]): object[] {
    const found: { level: number; listItem: string; text: string }[] = [];
    for (const line of lines) {
      const item = ITEM.exec(line);
      const last = found.at(-1);
      if (item) {
        const [, indent = "", mark, text = ""] = item;
        const listItem = mark === "-" ? "bullet" : "number";
        found.push({ level: 1 + Math.floor(indent.length / 2), listItem, text });
      } else if (last) last.text += ` ${line.trim()}`;
    }
    return found.map(({ level, listItem, text }) => block("normal", text, { listItem, level }));
  }

  return markdown
    .split(/\n\s*\n/)
    .filter((part) => part.trim() !== "")
    .flatMap((part) => paragraph(part.split("\n").filter(Boolean)));
}
