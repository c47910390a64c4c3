/** Values by key that React can watch with `useSyncExternalStore`. */
export class Observable<Value> {
  readonly #values = new Map<string, Value>();
  readonly #watchers = new Set<() => void>();
  #all: ReadonlyMap<string, Value> = new Map();

  get(key: string): Value | undefined {
    return this.#values.get(key);
  }

  set(key: string, value: Value): void {
    this.#values.set(key, value);
    this.#tell();
  }

  delete(key: string): void {
    if (this.#values.delete(key)) this.#tell();
  }

  /** All values; the same object until something changes. */
  readonly all = (): ReadonlyMap<string, Value> => this.#all;

  readonly watch = (watcher: () => void): (() => void) => {
    this.#watchers.add(watcher);
    return () => this.#watchers.delete(watcher);
  };

  #tell(): void {
    this.#all = new Map(this.#values);
    for (const watcher of this.#watchers) watcher();
  }
}
