import { PICTURES, pictureAddress, pictureSrcSet } from "#lib/domain/site/pictures";

const WIDE = "(min-width: 48rem)";
const DARK = "(prefers-color-scheme: dark)";
/** Each for the screens that ask for it: the first that fits is taken. */
const SOURCES = [
  { name: "candidates", theme: "dark", media: `${WIDE} and ${DARK}` },
  { name: "candidates", theme: "light", media: WIDE },
  { name: "candidates-phone", theme: "dark", media: DARK },
  { name: "candidates-phone", theme: "light", media: undefined },
] as const;
const SIZES = { candidates: "(min-width: 72rem) 68rem, 92vw", "candidates-phone": "20rem" };

/** The demo company's list, as it is, on the screen and in the light that the visitor has; only one is loaded. */
export function HeroPicture() {
  const { width, height } = PICTURES["candidates-phone"];
  return (
    <picture>
      {SOURCES.map(({ name, theme, media }) => (
        <source
          key={`${name}-${theme}`}
          type="image/avif"
          media={media}
          srcSet={pictureSrcSet(name, theme)}
          sizes={SIZES[name]}
          width={PICTURES[name].width}
          height={PICTURES[name].height}
        />
      ))}
      <img
        src={pictureAddress("candidates-phone", "light")}
        width={width}
        height={height}
        alt="What a cleaning company reads: its candidates, the best rated first, with a rating out of 10 for each."
        fetchPriority="high"
        decoding="async"
        className="h-auto w-full max-md:mx-auto max-md:max-w-80"
      />
    </picture>
  );
}
