import "@testing-library/jest-dom";
import { configure } from "@testing-library/react";

/** How long a wait may last on a busy machine; one that is met ends at once. */
const PATIENCE_MS = 60_000;

configure({ asyncUtilTimeout: PATIENCE_MS });

/** What browsers have, jsdom lacks and Radix primitives call. */
class NoObserver implements ResizeObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
}

/** One tab alone: nobody else is told, and nobody else tells. */
class NoChannel extends EventTarget {
  onmessage = null;
  onmessageerror = null;
  readonly name: string;
  constructor(name: string) {
    super();
    this.name = name;
  }
  postMessage() {}
  close() {}
}

globalThis.ResizeObserver ??= NoObserver;
globalThis.BroadcastChannel ??= NoChannel;
Element.prototype.scrollIntoView ??= () => {};
Element.prototype.hasPointerCapture ??= () => false;
Element.prototype.setPointerCapture ??= () => {};
Element.prototype.releasePointerCapture ??= () => {};
URL.createObjectURL ??= () => "blob:made";
URL.revokeObjectURL ??= () => {};
performance.getEntriesByType ??= () => [];
window.matchMedia ??= (media: string) =>
  Object.assign(new EventTarget(), {
    media,
    matches: false,
    onchange: null,
    addListener() {},
    removeListener() {},
  });
