import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { ALL_FORMATS, BufferSource, EncodedPacketSink, Input } from "mediabunny";

/**
 * SHA-256 (hex) over the encoded packets of a recording's first audio track, in order. It stays
 * the same when the recording is put in another container. Takes bytes or a path; '' when there is
 * no sound track or the bytes are no recording.
 */
export async function audioHash(recording: Uint8Array | string): Promise<string> {
  const bytes = typeof recording === "string" ? await readFile(recording) : recording;
  const input = new Input({ formats: ALL_FORMATS, source: new BufferSource(bytes) });
  try {
    if (!(await input.canRead())) return "";
    const track = await input.getPrimaryAudioTrack();
    if (!track) return "";
    const hash = createHash("sha256");
    for await (const packet of new EncodedPacketSink(track).packets()) hash.update(packet.data);
    return hash.digest("hex");
  } finally {
    input.dispose();
  }
}
