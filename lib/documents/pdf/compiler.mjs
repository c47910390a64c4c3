// A process of its own: the compiler is synchronous native code, which only a signal can stop.
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import process from "node:process";

const require = createRequire(import.meta.url);
const { NodeCompiler } = require("@myriaddreamin/typst-ts-node-compiler");

/** Families and weights that the templates name. The CJK faces are 16 MB as it is, so they come in one weight. */
const FONTS = {
  "bricolage-grotesque": ["600SemiBold"],
  figtree: ["400Regular", "600SemiBold"],
  "noto-sans": ["400Regular", "600SemiBold"],
  "noto-sans-arabic": ["400Regular", "600SemiBold"],
  "noto-sans-sc": ["400Regular"],
  "noto-sans-jp": ["400Regular"],
  "noto-emoji": ["400Regular"],
};

const fontPaths = Object.entries(FONTS).flatMap(([family, weights]) => {
  const folder = dirname(require.resolve(`@expo-google-fonts/${family}/package.json`));
  return weights.map((weight) => join(folder, weight));
});

const workspace = import.meta.dirname;
const logoPath = join(workspace, "logo.png");
// Only this folder can be read from a template, and no text of a person is ever source.
const compiler = NodeCompiler.create({ workspace, fontArgs: [{ fontPaths }] });

function draw({ template, json, logo, madeAt }) {
  if (logo) compiler.mapShadow(logoPath, Buffer.from(logo));
  try {
    const compiled = compiler.compile({
      mainFilePath: join(workspace, `${template}.typ`),
      inputs: { data: json, logo: logo ? "yes" : "" },
    });
    if (!compiled.result) {
      const why = compiled.takeError()?.shortDiagnostics ?? [];
      throw new Error(JSON.stringify(why).slice(0, 500));
    }
    return compiler.pdf(compiled.result, { creationTimestamp: Math.floor(madeAt / 1000) });
  } finally {
    if (logo) compiler.unmapShadow(logoPath);
    // Else the words of every candidate would stay in memory.
    compiler.evictCache(0);
  }
}

process.on("message", (work) => {
  try {
    process.send({ files: [new Uint8Array(draw(work))] });
  } catch (error) {
    process.send({ problem: String(error) });
  }
});
// The server has gone.
process.on("disconnect", () => process.exit());
