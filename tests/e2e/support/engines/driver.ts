import { setTimeout as wait } from "node:timers/promises";

/** A cookie of the product's own address. */
export type Cookie = { name: string; value: string };

/** What each engine must be able to do. An element is named by an expression that finds it in the page. */
export type Driver = {
  open(url: string): Promise<void>;
  /** What an expression gives in the page, as JSON. */
  read(expression: string): Promise<unknown>;
  /** Runs a script in the page. */
  run(script: string): Promise<void>;
  click(element: string): Promise<void>;
  /** Chooses an option of a list. */
  choose(list: string, option: string): Promise<void>;
  /** Types at the end of what an element holds. */
  type(element: string, text: string): Promise<void>;
  /** Looks into a frame of the page; null is the page itself. */
  into(frame: string | null): Promise<void>;
  setCookies(url: string, cookies: readonly Cookie[]): Promise<void>;
  /** What the page shows, as a PNG. */
  picture(): Promise<Uint8Array>;
  end(): Promise<void>;
};

/** Tries until it works. @throws what the last try threw, after so many milliseconds */
export async function until<T>(work: () => Promise<T>, milliseconds: number): Promise<T> {
  const last = performance.now() + milliseconds;
  for (;;) {
    try {
      return await work();
    } catch (error) {
      if (performance.now() > last) throw error;
      await wait(100);
    }
  }
}
