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

globalThis.ResizeObserver ??= NoObserver;
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
