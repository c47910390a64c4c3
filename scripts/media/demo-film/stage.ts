import type { BrowserContext } from "@playwright/test";

/** The film's picture, and the phone in it, in pixels of the page. */
export const PICTURE = { width: 1280, height: 720 } as const;
export const PHONE = { width: 360, height: 640, left: 780, top: 40 } as const;

type Card = { title: string; line: string };

/** Our own type and colors come from a page of ours, whose content gives way to the card. */
async function draw(context: BrowserContext, { title, line }: Card, phone: boolean) {
  const page = await context.newPage();
  await page.setViewportSize(PICTURE);
  await page.goto("/about-us");
  await page.evaluate(
    async ({ words, hole }) => {
      const element = (tag: string, className: string, text: string) => {
        const made = document.createElement(tag);
        made.className = className;
        made.textContent = text;
        return made;
      };
      const mark = document.querySelector("header svg")?.cloneNode(true);
      const text = element("div", "relative flex flex-col justify-center gap-5 h-screen", "");
      Object.assign(text.style, {
        width: hole ? "620px" : "1000px",
        marginLeft: hole ? "96px" : "140px",
      });
      if (mark instanceof SVGElement) {
        Object.assign(mark.style, { width: "56px", height: "56px" });
        text.append(mark);
      }
      text.append(
        element("p", "font-display font-bold text-6xl tracking-tight leading-tight", words.title),
        element("p", "text-2xl text-muted-foreground", words.line),
      );
      document.body.replaceChildren(text);
      if (hole) {
        const frame = document.createElement("div");
        const paper = getComputedStyle(document.body).backgroundColor;
        Object.assign(frame.style, {
          position: "fixed",
          left: `${hole.left}px`,
          top: `${hole.top}px`,
          width: `${hole.width}px`,
          height: `${hole.height}px`,
          borderRadius: "36px",
          // Everything around the screen, and nothing on it: the film is laid below.
          boxShadow: `0 0 0 10px #2B3633, 0 0 0 2000px ${paper}`,
        });
        for (const one of [document.body, document.documentElement]) {
          one.style.background = "transparent";
        }
        document.body.prepend(frame);
      }
      document.documentElement.style.overflow = "hidden";
      await document.fonts.ready;
    },
    { words: { title, line }, hole: phone ? PHONE : null },
  );
  const picture = await page.screenshot({ omitBackground: phone });
  await page.close();
  return picture;
}

/** A card between two parts. */
export const titleCard = (context: BrowserContext, card: Card) => draw(context, card, false);

/** What stands around a phone: words beside it, and a hole where its screen is. */
export const phoneStage = (context: BrowserContext, card: Card) => draw(context, card, true);
