/**
 * Licenses that a package may have, as SPDX writes them: none of them asks anything of our own code. A license that is
 * missing here needs a reason for each package, below, or a decision of the owner.
 */
export const ALLOWED: ReadonlySet<string> = new Set([
  "0BSD",
  "Apache-2.0",
  "BlueOak-1.0.0",
  "BSD-2-Clause",
  "BSD-3-Clause",
  "CC0-1.0",
  "ISC",
  "MIT",
  "MIT-0",
  // Each changed file stays open; we change none.
  "MPL-2.0",
  // Fonts: may be embedded and served, not sold alone.
  "OFL-1.1",
  "Python-2.0",
  "Unlicense",
]);

export type Exception = {
  /** A package, or all packages whose names begin with what stands before the `*`. */
  packages: string;
  license: string;
  why: string;
};

export const EXCEPTIONS: readonly Exception[] = [
  {
    packages: "@img/sharp-*",
    license: "LGPL-3.0-or-later",
    why: "libvips, unchanged: a shared library of its own that anyone can replace. On Windows sharp's own part comes with it.",
  },
  {
    packages: "@audio/decode-aac",
    license: "GPL-2.0",
    why: "Optional. The recognizer of local/speech runs it in a process of its own, and no release contains it (decision 158).",
  },
  {
    packages: "caniuse-lite",
    license: "CC-BY-4.0",
    why: "Data about browsers, read while building; none of it is served.",
  },
  {
    packages: "combine-errors",
    license: "none",
    why: "Its readme says MIT; its package.json says nothing. Only tests use it, through tus-js-client.",
  },
];
