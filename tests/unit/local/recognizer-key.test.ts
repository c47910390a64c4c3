import { EventEmitter } from "node:events";
import { readPlaces } from "#local/launcher/settings";
import { startSpeech } from "#local/launcher/speech";

jest.mock("node:child_process", () => ({
  ...jest.requireActual("node:child_process"),
  fork: () => {
    const child = Object.assign(new EventEmitter(), { kill: () => true });
    setImmediate(() => child.emit("message", { ready: true, line: "It listens." }));
    return child;
  },
}));

/** What the product presents to the recognizer of a start with a SPEECH_KEY. */
const presented = async (SPEECH_KEY: string) => {
  const speech = await startSpeech(readPlaces({ SPEECH_KEY }, false));
  speech.stop();
  return speech.settings.STT_API_KEY;
};

it("presents the key that the recognizer asks for, and any where it asks for none", async () => {
  expect(await presented("a-key-of-its-own")).toBe("a-key-of-its-own");
  expect(await presented("")).toBe("local");
});
