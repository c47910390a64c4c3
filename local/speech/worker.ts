// A process of its own: it holds the model, is killed when nobody has asked for a while, and takes nothing with it.
import { type Answer, type Task, TRIAL } from "./messages.ts";
import { decodeSound, UnreadableSound } from "./sound.ts";
import { transcribe } from "./transcribe.ts";
import { loadVoiceGate } from "./voice.ts";
import type { Weights } from "./weights.ts";
import { loadWhisper } from "./whisper.ts";

type Loaded = Parameters<typeof transcribe>[0];

async function load({ folder, dtype, gate }: Weights): Promise<Loaded> {
  return { whisper: await loadWhisper(folder, dtype), gate: await loadVoiceGate(gate) };
}

async function answer(loaded: Loaded, { sound, asked }: Task): Promise<Answer> {
  try {
    return { transcript: await transcribe(loaded, await decodeSound(sound), asked) };
  } catch (error) {
    if (error instanceof UnreadableSound) return { unreadable: error.message };
    throw error;
  }
}

// Only asked whether all that was imported above is there, and runs on this machine.
if (process.argv.includes(TRIAL)) process.exit(0);

let loading: Promise<Loaded> | undefined;
process.on("message", async (message: { weights: Weights } | { task: Task }) => {
  if ("weights" in message) {
    loading = load(message.weights);
    await loading;
  } else if (loading) process.send?.(await answer(await loading, message.task));
});
process.on("disconnect", () => process.exit(0));
