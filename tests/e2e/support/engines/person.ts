import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { expect } from "@playwright/test";
import { LIMIT_MS } from "../limit.ts";
import { type Driver, until } from "./driver.ts";

/** The same rules for roles and names as the component tests have. */
const FINDER = readFileSync(
  resolve("node_modules/@testing-library/dom/dist/@testing-library/dom.umd.min.js"),
  "utf8",
);
const PICTURES = "test-results/engines";
const PATIENCE_MS = LIMIT_MS / 2;

const AWAKE = `[...document.querySelectorAll("button, input, select")].every((one) =>
  Object.keys(one).some((key) => key.startsWith("__react")))`;

const FILM = `navigator.mediaDevices.getUserMedia({ video: true }).then((stream) => {
  const recorder = new MediaRecorder(stream);
  let bytes = 0;
  recorder.addEventListener("dataavailable", ({ data }) => { bytes += data.size; });
  recorder.addEventListener("stop", () => { window.filmed = bytes > 0; });
  recorder.start();
  setTimeout(() => {
    recorder.stop();
    for (const track of stream.getTracks()) track.stop();
  }, 1000);
});
void 0`;

type Words = string | RegExp;

const literal = (words: Words) =>
  typeof words === "string" ? JSON.stringify(words) : String(words);
/** The first of the elements that somebody sees. */
const shown = (elements: string) =>
  `(${elements}.find((one) => one.getClientRects().length > 0 && !one.disabled) ?? null)`;
const byRole = (role: string, name: Words) =>
  shown(
    `TestingLibraryDom.queryAllByRole(document.body, ${literal(role)}, { name: ${literal(name)} })`,
  );
/** Of a choice, whose name goes on with what it means. */
const byRoleBeginning = (role: string, name: string) =>
  shown(
    `TestingLibraryDom.queryAllByRole(document.body, ${literal(role)}, { name: (said) => said.startsWith(${literal(name)}) })`,
  );
const byLabel = (label: Words) =>
  shown(`TestingLibraryDom.queryAllByLabelText(document.body, ${literal(label)})`);
const byText = (text: Words) =>
  shown(`TestingLibraryDom.queryAllByText(document.body, ${literal(text)})`);

/** Somebody at a browser, whichever it is, and the few things that people do there. */
export class Person {
  readonly #driver: Driver;
  readonly #home: string;
  readonly #pictures: string;

  /** @param engine under whose name the pictures are kept */
  constructor(engine: string, driver: Driver, home: string) {
    this.#driver = driver;
    this.#home = home;
    this.#pictures = join(PICTURES, engine);
    mkdirSync(this.#pictures, { recursive: true });
  }

  /** Opens a page, and waits until its script listens to what can be pressed. */
  async open(path: string): Promise<void> {
    const { href, pathname } = new URL(path, this.#home);
    await until(async () => {
      await this.#driver.open(href);
      // WebKit may drop a navigation while the page before is fetching.
      expect(await this.#driver.read("location.pathname")).toBe(pathname);
    }, PATIENCE_MS);
    await this.wait(AWAKE);
  }

  async press(name: Words, role = "button"): Promise<void> {
    await this.#do(byRole(role, name), async (element) => {
      expect(await this.#driver.read(`getComputedStyle(${element}).pointerEvents`)).toBe("auto");
      await this.#driver.click(element);
    });
  }

  /** Types into an empty field; again if the page took it away while it woke up. */
  async type(label: Words, text: string): Promise<void> {
    await this.#do(byLabel(label), async (field) => {
      if ((await this.#driver.read(`${field}.value`)) === "") await this.#driver.type(field, text);
      expect(await this.#driver.read(`${field}.value`)).toBe(text);
    });
  }

  /** A radio button or a box, or what a list offers. */
  async choose(name: string, offered?: string): Promise<void> {
    if (offered !== undefined) {
      return this.#do(byLabel(name), async (list) => {
        const option = `[...${list}.options].find((one) => one.text === ${literal(offered)})`;
        await this.#driver.choose(list, option);
        expect(await this.#driver.read(`${option}.selected`)).toBe(true);
      });
    }
    const either = `(${["radio", "checkbox", "switch"].map((role) => byRoleBeginning(role, name)).join(" ?? ")})`;
    const chosen = `(${either}.checked ?? ${either}.getAttribute("aria-checked") === "true")`;
    await this.#do(either, async (choice) => {
      if (!(await this.#driver.read(chosen))) await this.#driver.click(choice);
      expect(await this.#driver.read(chosen)).toBe(true);
    });
  }

  async see(what: Words, role?: string): Promise<void> {
    await this.#do(role ? byRole(role, what) : byText(what), async () => {});
  }

  /** Until an expression of the page is true. */
  async wait(expression: string): Promise<void> {
    await this.#do(`(${expression})`, async () => {});
  }

  /** Whether this browser's recorder gives anything of a camera. */
  async films(): Promise<boolean> {
    await this.#driver.run(FILM);
    await this.wait("window.filmed !== undefined");
    return (await this.#driver.read("window.filmed")) === true;
  }

  /** What an expression gives in the page. */
  async read(expression: string): Promise<unknown> {
    return this.#driver.read(expression);
  }

  /** Into a frame by the beginning of its title, or back to the page. */
  async into(title: string | null): Promise<void> {
    if (title === null) return this.#driver.into(null);
    const frame = `document.querySelector(${literal(`iframe[title^="${title}"]`)})`;
    await until(() => this.#driver.into(frame), PATIENCE_MS);
  }

  async shot(name: string): Promise<void> {
    writeFileSync(join(this.#pictures, `${name}.png`), await this.#driver.picture());
  }

  /** Does something with an element as soon as it is there and lets it. */
  async #do(element: string, act: (element: string) => Promise<void>): Promise<void> {
    await until(async () => {
      if (!(await this.#driver.read('"TestingLibraryDom" in window'))) {
        await this.#driver.run(FINDER);
      }
      if (!(await this.#driver.read(`Boolean(${element})`))) {
        throw new Error(`Nobody sees ${element}`);
      }
      await act(element);
    }, PATIENCE_MS).catch(async (error) => {
      await this.shot("failed");
      throw error;
    });
  }
}
