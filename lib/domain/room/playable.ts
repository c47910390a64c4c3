/** What every current browser plays without asking its system for help, by container. */
const PLAYS: Record<string, { video: RegExp; sound: RegExp }> = {
  mp4: { video: /^avc[13]/, sound: /^mp4a\.40/ },
  webm: { video: /^(?:vp8|vp0?9)/, sound: /^(?:opus|vorbis)/ },
};

const NAMES: readonly [RegExp, string][] = [
  [/^avc[13]/, "H.264 video"],
  [/^(?:hvc1|hev1)/, "HEVC video"],
  [/^av01/, "AV1 video"],
  [/^vp8/, "VP8 video"],
  [/^vp0?9/, "VP9 video"],
  [/^mp4a/, "AAC sound"],
  [/^opus/i, "Opus sound"],
  [/^vorbis/, "Vorbis sound"],
];

/** 'video/mp4; codecs="avc1.42E01E, mp4a.40.2"' as container and codecs. */
function partsOf(contentType: string): { container: string; codecs: string[] } {
  const [, container = ""] = /^\w+\/(\w+)/.exec(contentType) ?? [];
  const [, list = ""] = /codecs="?([^"]*)"?/.exec(contentType) ?? [];
  return {
    container,
    codecs: list
      .split(",")
      .map((codec) => codec.trim())
      .filter(Boolean),
  };
}

/** Whether a recording plays in current Safari, Chrome and Firefox alike, whatever the device. */
export function playsEverywhere(contentType: string): boolean {
  const { container, codecs } = partsOf(contentType);
  const plays = PLAYS[container];
  return (
    plays !== undefined &&
    codecs.length > 0 &&
    codecs.every((codec) => plays.video.test(codec) || plays.sound.test(codec))
  );
}

/**
 * A content type in the form that players recognize. Chromium labels its own MP4s 'vp9', or VP9 of level 0, and plays
 * them, but says it can't play either name (levels: https://www.webmproject.org/vp9/mp4/).
 */
export function asPlayersKnowIt(contentType: string): string {
  if (partsOf(contentType).container !== "mp4") return contentType;
  return contentType.replace(/\bvp9\b/, "vp09.00.10.08").replace(/\b(vp09\.\d\d)\.00\b/, "$1.10");
}

/** 'HEVC video and Opus sound'; just 'recording' if nothing is known of it. */
export function codecWords(contentType: string): string {
  const names = partsOf(contentType).codecs.map(
    (codec) => NAMES.find(([pattern]) => pattern.test(codec))?.[1] ?? codec,
  );
  return names.length === 0 ? "an unknown format" : names.join(" and ");
}
