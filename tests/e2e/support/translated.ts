import { expect, type Page } from "@playwright/test";

/**
 * Lets every page look to its scripts as Chrome's translation leaves it: each text in two `font` elements, what comes
 * later too, and what is told not to be translated left alone. Answers what the page's scripts said of errors since.
 */
export async function translate(page: Page): Promise<string[]> {
  const thrown: string[] = [];
  const note = (said: string) => {
    // What was translated before its script woke up is drawn anew by it: nobody loses anything.
    if (!said.includes("Minified React error #418")) thrown.push(said);
  };
  page.on("pageerror", ({ message }) => note(message));
  // An error that a page catches, and shows in its place, is told there.
  page.on("console", (said) => {
    if (said.type() === "error" && /Node|React/.test(said.text())) note(said.text());
  });
  await page.addInitScript(() => {
    // What is written to a text that is no longer there, nobody reads.
    const lost = new MutationObserver((changes) => {
      for (const { target } of changes)
        console.error(`React wrote to what was translated: ${target.nodeValue}`);
    });
    const LEFT = "script, style, textarea, option, noscript, svg, [translate=no]";
    const wrap = (text: Node) => {
      const parent = text.parentElement;
      if (!parent || parent.closest(LEFT) || parent.closest("font")) return;
      if (!/\p{L}/u.test(text.nodeValue ?? "")) return;
      const [outer, inner] = [document.createElement("font"), document.createElement("font")];
      text.parentNode?.replaceChild(outer, text);
      lost.observe(text, { characterData: true });
      inner.append(text.nodeValue ?? "");
      outer.append(inner);
    };
    const within = (node: Node) => {
      const texts = document.createTreeWalker(node, NodeFilter.SHOW_TEXT);
      const found: Node[] = node.nodeType === Node.TEXT_NODE ? [node] : [];
      for (let text = texts.nextNode(); text; text = texts.nextNode()) found.push(text);
      for (const text of found) wrap(text);
    };
    const watch = new MutationObserver((changes) => {
      for (const { type, target, addedNodes } of changes) {
        if (type === "characterData") wrap(target);
        for (const node of addedNodes) if (node.isConnected) within(node);
      }
    });
    addEventListener("load", () => {
      // As the browser does it: once the page is there, so that its scripts find their own texts first.
      setTimeout(() => {
        within(document.body);
        watch.observe(document.body, { subtree: true, childList: true, characterData: true });
      }, 300);
    });
  });
  return thrown;
}

/** Nothing that the page's scripts threw, in a page that was translated. */
export async function expectUnharmed(page: Page, thrown: readonly string[]): Promise<void> {
  expect(thrown).toEqual([]);
  expect(await page.locator("font").count()).toBeGreaterThan(0);
}
