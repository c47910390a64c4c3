import { createRequire } from "node:module";
import {
  ALL_FORMATS,
  type AudioCodec,
  AudioSample,
  AudioSampleSink,
  BufferSource,
  CustomAudioDecoder,
  type EncodedPacket,
  Input,
  registerDecoder,
} from "mediabunny";
import { OpusDecoder } from "opus-decoder";
import { SAMPLE_RATE } from "./spans.ts";

const require = createRequire(import.meta.url);
// Its bundle has no named exports that an import would find.
const {
  create,
  ConverterType,
}: typeof import("@alexanderolsen/libsamplerate-js") = require("@alexanderolsen/libsamplerate-js");
const AAC = "@audio/decode-aac";

/** What can't be heard because of the file: it is no recording, or in a form that is not known. */
export class UnreadableSound extends Error {
  override readonly name = "UnreadableSound";
}

/** Seconds of sound that one request may bring. */
const LONGEST_SOUND = 3600;

type AacDecoder = Awaited<ReturnType<typeof import("@audio/decode-aac")["decoder"]>>;
type Decoded = { channelData: Float32Array[]; sampleRate: number };

const NOTHING: Decoded = { channelData: [], sampleRate: SAMPLE_RATE };

/** What the decoders have in common: one packet in, its samples out. */
abstract class PacketDecoder extends CustomAudioDecoder {
  protected abstract read(packet: Uint8Array): Decoded;

  decode(packet: EncodedPacket): void {
    const { channelData, sampleRate } = this.read(packet.data);
    const frames = channelData[0]?.length ?? 0;
    if (frames === 0) return;
    const data = new Float32Array(frames * channelData.length);
    for (const [index, channel] of channelData.entries()) data.set(channel, index * frames);
    this.onSample(
      new AudioSample({
        data,
        sampleRate,
        format: "f32-planar",
        timestamp: packet.timestamp,
        numberOfChannels: channelData.length,
      }),
    );
  }

  flush(): void {}
}

class Opus extends PacketDecoder {
  static override supports(codec: AudioCodec, config: AudioDecoderConfig): boolean {
    return codec === "opus" && config.numberOfChannels <= 2;
  }

  private decoder: OpusDecoder<typeof SAMPLE_RATE> | undefined;

  async init(): Promise<void> {
    // Opus decodes to any of its rates, so this one needs no resampling.
    this.decoder = new OpusDecoder({
      sampleRate: SAMPLE_RATE,
      channels: this.config.numberOfChannels,
    });
    await this.decoder.ready;
  }

  protected read(packet: Uint8Array): Decoded {
    return this.decoder?.decodeFrame(packet) ?? NOTHING;
  }

  close(): void {
    this.decoder?.free();
  }
}

function bytesOf(source: AllowSharedBufferSource): Uint8Array {
  if (!ArrayBuffer.isView(source)) return new Uint8Array(source);
  return new Uint8Array(source.buffer, source.byteOffset, source.byteLength);
}

/** Its license is the GPL: an installation may leave it out. */
function isInstalled(name: string): boolean {
  try {
    return require.resolve(name) !== "";
  } catch {
    return false;
  }
}

class Aac extends PacketDecoder {
  static override supports(codec: AudioCodec): boolean {
    return codec === "aac" && isInstalled(AAC);
  }

  private decoder: AacDecoder | undefined;

  async init(): Promise<void> {
    const { description } = this.config;
    const { decoder } = await import("@audio/decode-aac");
    this.decoder = await decoder(description ? { asc: bytesOf(description) } : {});
  }

  protected read(packet: Uint8Array): Decoded {
    return this.decoder?.decode(packet) ?? NOTHING;
  }

  close(): void {
    this.decoder?.free();
  }
}

registerDecoder(Opus);
registerDecoder(Aac);

const energy = (samples: Float32Array) => samples.reduce((sum, sample) => sum + sample * sample, 0);

/** Share of the loudest channel's energy below which channels take each other away, as those of an inverted pair do. */
const MUCH_WEAKER = 0.1;

/** The mean of the channels, or the loudest one where the mean is much weaker. */
function mono(sample: AudioSample): Float32Array {
  const channels = Array.from({ length: sample.numberOfChannels }, (_, planeIndex) => {
    const channel = new Float32Array(sample.numberOfFrames);
    sample.copyTo(channel, { planeIndex, format: "f32-planar" });
    return channel;
  });
  const mixed = new Float32Array(sample.numberOfFrames);
  for (const channel of channels) {
    for (let at = 0; at < mixed.length; at += 1) {
      mixed[at] = (mixed[at] ?? 0) + (channel[at] ?? 0) / channels.length;
    }
  }
  const [loudest = mixed] = channels.toSorted((a, b) => energy(b) - energy(a));
  return energy(mixed) < energy(loudest) * MUCH_WEAKER ? loudest : mixed;
}

async function atOurRate(sound: Float32Array, rate: number): Promise<Float32Array> {
  if (rate === SAMPLE_RATE) return sound;
  const converter = await create(1, rate, SAMPLE_RATE, {
    converterType: ConverterType.SRC_SINC_FASTEST,
  });
  try {
    return converter.full(sound);
  } finally {
    converter.destroy();
  }
}

type Placed = { at: number; rate: number; samples: Float32Array };

/** Every sample at its time, as a recorder may leave gaps if nothing is said. */
function laid(pieces: readonly Placed[], rate: number): Float32Array {
  const starts = pieces.map(({ at }) => Math.max(0, Math.round(at * rate)));
  const length = Math.max(0, ...pieces.map(({ samples }, n) => (starts[n] ?? 0) + samples.length));
  const whole = new Float32Array(length);
  for (const [n, { samples }] of pieces.entries()) whole.set(samples, starts[n]);
  return whole;
}

/**
 * The sound of a recording (WebM, MP4, Ogg, WAV …; Opus, AAC or PCM) as one channel of 16,000 samples a second.
 * Empty if it has no sound. @throws UnreadableSound
 */
export async function decodeSound(bytes: Uint8Array): Promise<Float32Array> {
  const input = new Input({ formats: ALL_FORMATS, source: new BufferSource(bytes) });
  try {
    if (!(await input.canRead())) throw new UnreadableSound("This is no recording.");
    const track = await input.getPrimaryAudioTrack();
    if (!track) return new Float32Array();
    if (!(await track.canDecode())) throw new UnreadableSound("This kind of sound is not known.");
    if ((await track.computeDuration()) > LONGEST_SOUND) {
      throw new UnreadableSound(`A recording may have ${LONGEST_SOUND} seconds.`);
    }
    const pieces: Placed[] = [];
    for await (const sample of new AudioSampleSink(track).samples()) {
      pieces.push({ at: sample.timestamp, rate: sample.sampleRate, samples: mono(sample) });
      sample.close();
    }
    const rate = pieces[0]?.rate ?? SAMPLE_RATE;
    return await atOurRate(laid(pieces, rate), rate);
  } catch (cause) {
    if (cause instanceof UnreadableSound) throw cause;
    throw new UnreadableSound("The recording could not be read.", { cause });
  } finally {
    input.dispose();
  }
}
