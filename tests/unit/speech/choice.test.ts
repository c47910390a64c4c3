import { chosenWeights } from "#local/speech/choice";
import { WeightsRefused } from "#local/speech/weights";

const GIB = 1024 ** 3;
const ROOMY = { bytes: 4 * GIB, cores: 2 };

const named = (name: string) => ({ name, folder: "", dtype: "q8" as const, gate: "" });
const find = async (model: string) => named(model);
const withoutSmall = async (model: string) => {
  if (model === "small") throw new WeightsRefused("it is not installed");
  return named(model);
};

describe("The model to hear with", () => {
  it.each([
    ["auto", ROOMY, "small", "base"],
    ["auto", { ...ROOMY, bytes: 4 * GIB - 1 }, "base", undefined],
    ["auto", { ...ROOMY, cores: 1 }, "base", undefined],
    ["base", ROOMY, "base", undefined],
    ["small", { bytes: 0, cores: 1 }, "small", "base"],
    ["/models/whisper-tiny", ROOMY, "/models/whisper-tiny", undefined],
  ])("by '%s' on %j is %s", async (model, machine, name, instead) => {
    const choice = await chosenWeights(model, machine, find);
    expect([choice.weights.name, choice.instead?.name]).toEqual([name, instead]);
    expect(choice.because).toBeNull();
  });

  it("is the smaller one where the larger one isn't there, and says why, unless it was named", async () => {
    expect(await chosenWeights("auto", ROOMY, withoutSmall)).toEqual({
      weights: named("base"),
      instead: null,
      because: "it is not installed",
    });
    await expect(chosenWeights("small", ROOMY, withoutSmall)).rejects.toThrow(WeightsRefused);
  });
});
