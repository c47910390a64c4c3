const FTYP = 0x66747970;

/** Elements of WebM whose content is elements again. */
const OPENED = new Set([0x18538067, 0x1f43b675, 0xa0]);
const CLUSTER_TIME = 0xe7;
const BLOCKS = new Set([0xa1, 0xa3]);

type Bytes = Uint8Array<ArrayBufferLike>;
type Box = { name: string; body: DataView };

/**
 * How many seconds of a recording that is still growing can be played: up to the end of the last complete fragment
 * (MP4) or block (WebM). A header alone counts as nothing.
 */
export class PlayableSpan {
  /** Whether anything can be played, also if its length is not told. */
  playable = false;
  seconds = 0;
  #rest: Bytes = new Uint8Array();
  /** Bytes of the element that is passed over, and how far one can play when they are there. */
  #passing = 0;
  #then: number | null = null;
  #mp4: boolean | null = null;
  #clusterTime = 0;
  /** By track id: units of time in a second, and how many a sample lasts unless its own header says otherwise. */
  readonly #tracks = new Map<number, { scale: number; sample: number }>();
  #fragment: number | null = null;

  /** Takes the next bytes. */
  add(bytes: Bytes): void {
    const joined = new Uint8Array(this.#rest.length + bytes.length);
    joined.set(this.#rest);
    joined.set(bytes, this.#rest.length);
    let at = 0;
    for (;;) {
      const passed = Math.min(this.#passing, joined.length - at);
      at += passed;
      this.#passing -= passed;
      if (this.#passing > 0) break;
      if (this.#then !== null) this.#reach(this.#then);
      this.#then = null;
      const view = new DataView(joined.buffer, at);
      this.#mp4 ??= view.byteLength < 8 ? null : view.getUint32(4) === FTYP;
      const used = this.#mp4 === null ? 0 : this.#mp4 ? this.#box(view) : this.#element(view);
      if (used === 0) break;
      at += used;
    }
    this.#rest = joined.subarray(at);
  }

  #reach(seconds: number): void {
    this.playable = true;
    this.seconds = Math.max(this.seconds, seconds);
  }

  /** Reads one box of an MP4; answers how many bytes that took, 0 if more have to come. */
  #box(view: DataView): number {
    if (view.byteLength < 8) return 0;
    const name = view.getUint32(4);
    let size = view.getUint32(0);
    let head = 8;
    if (size === 1) {
      if (view.byteLength < 16) return 0;
      size = Number(view.getBigUint64(8));
      head = 16;
    }
    if (name === MOOV || name === MOOF) {
      if (view.byteLength < size) return 0;
      const body = new DataView(view.buffer, view.byteOffset + head, size - head);
      if (name === MOOV) this.#movie(body);
      else this.#fragment = this.#fragmentEnd(body);
      return size;
    }
    this.#passing = Math.max(0, size - head);
    if (name === MDAT) {
      this.#then = this.#fragment;
      this.#fragment = null;
    }
    return head;
  }

  #movie(body: DataView): void {
    for (const { name, body: part } of boxes(body)) {
      if (name === "mvhd") {
        const late = part.getUint8(0) === 1;
        const length = late ? Number(part.getBigUint64(24)) : part.getUint32(16);
        // A file written in one piece has its index after its content, and its length in it.
        const unknown = length === 0 || length === 0xffff_ffff;
        if (!unknown) this.#reach(length / part.getUint32(late ? 20 : 12));
      }
      if (name === "trak") {
        const [header] = find(part, "tkhd");
        const [media] = find(part, "mdia", "mdhd");
        if (!header || !media) continue;
        const id = header.getUint32(header.getUint8(0) === 1 ? 20 : 12);
        const scale = media.getUint32(media.getUint8(0) === 1 ? 20 : 12);
        this.#tracks.set(id, { scale, sample: 0 });
      }
      if (name !== "mvex") continue;
      for (const defaults of find(part, "trex")) {
        const track = this.#tracks.get(defaults.getUint32(4));
        if (track) track.sample = defaults.getUint32(12);
      }
    }
  }

  /** Where a fragment ends, in seconds. */
  #fragmentEnd(body: DataView): number {
    let end = 0;
    for (const part of find(body, "traf")) {
      const [header] = find(part, "tfhd");
      const track = header && this.#tracks.get(header.getUint32(4));
      if (!header || !track) continue;
      const flags = header.getUint32(0);
      const at = 8 + (flags & 1 ? 8 : 0) + (flags & 2 ? 4 : 0);
      const sample = flags & 8 ? header.getUint32(at) : track.sample;
      const [base] = find(part, "tfdt");
      let time = 0;
      if (base) time = base.getUint8(0) === 1 ? Number(base.getBigUint64(4)) : base.getUint32(4);
      for (const run of find(part, "trun")) time += lengthOf(run, sample);
      end = Math.max(end, time / track.scale);
    }
    return end;
  }

  /** Reads one element's head of a WebM; answers how many bytes that took, 0 if more have to come. */
  #element(view: DataView): number {
    if (view.byteLength < 16) return 0;
    const idLength = Math.clz32(view.getUint8(0)) - 23;
    const sizeLength = Math.clz32(view.getUint8(idLength)) - 23;
    if (idLength > 4 || sizeLength > 8) return this.#giveUp(view);
    const id = view.getUint32(0) >>> (8 * (4 - idLength));
    const head = idLength + sizeLength;
    if (OPENED.has(id)) return head;
    let size = view.getUint8(idLength) & (0xff >> sizeLength);
    for (let at = 1; at < sizeLength; at++) size = size * 256 + view.getUint8(idLength + at);
    if (id === CLUSTER_TIME) {
      this.#clusterTime = 0;
      for (let at = 0; at < size && head + at < view.byteLength; at++) {
        this.#clusterTime = this.#clusterTime * 256 + view.getUint8(head + at);
      }
    }
    if (BLOCKS.has(id)) {
      // Track number (one byte), then milliseconds since the cluster began.
      this.#then = (this.#clusterTime + view.getInt16(head + 1)) / 1000;
    }
    this.#passing = size;
    return head;
  }

  /** It isn't what it seemed to be, so nothing more is known of it. */
  #giveUp(view: DataView): number {
    this.#passing = Number.POSITIVE_INFINITY;
    return view.byteLength;
  }
}

const MOOV = 0x6d6f6f76;
const MOOF = 0x6d6f6f66;
const MDAT = 0x6d646174;

/** Time of a run of samples, in the track's units. */
function lengthOf(run: DataView, sample: number): number {
  const flags = run.getUint32(0);
  const count = run.getUint32(4);
  if (!(flags & 0x100)) return count * sample;
  const fields = [0x100, 0x200, 0x400, 0x800].filter((flag) => flags & flag).length;
  let at = 8 + (flags & 1 ? 4 : 0) + (flags & 4 ? 4 : 0);
  let time = 0;
  for (let number = 0; number < count && at + 4 <= run.byteLength; number++) {
    time += run.getUint32(at);
    at += fields * 4;
  }
  return time;
}

function* boxes(body: DataView): Generator<Box> {
  for (let at = 0; at + 8 <= body.byteLength; ) {
    const size = body.getUint32(at);
    if (size < 8 || at + size > body.byteLength) return;
    const name = String.fromCharCode(...[4, 5, 6, 7].map((offset) => body.getUint8(at + offset)));
    yield { name, body: new DataView(body.buffer, body.byteOffset + at + 8, size - 8) };
    at += size;
  }
}

/** The boxes of a name, below those on the way to it. */
function find(body: DataView, name: string, ...below: string[]): DataView[] {
  const found = [...boxes(body)].filter((box) => box.name === name).map((box) => box.body);
  const [next, ...rest] = below;
  return next === undefined ? found : found.flatMap((part) => find(part, next, ...rest));
}
