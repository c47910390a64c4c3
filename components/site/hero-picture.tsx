import { getImageProps } from "next/image";

const SHOTS = {
  wide: { name: "candidates", width: 2176, height: 1426, sizes: "(min-width: 72rem) 68rem, 92vw" },
  phone: { name: "candidates-phone", width: 984, height: 1920, sizes: "20rem" },
} as const;

const WIDE = "(min-width: 48rem)";
const DARK = "(prefers-color-scheme: dark)";

function shot(kind: keyof typeof SHOTS, theme: "light" | "dark") {
  const { name, ...size } = SHOTS[kind];
  return getImageProps({ alt: "", src: `/pictures/${name}-${theme}.webp`, quality: 75, ...size })
    .props;
}

/** The demo company's list, as it is, on the screen and in the light that the visitor has; only one is loaded. */
export function HeroPicture() {
  const { loading: _lazy, alt: _alt, ...fallback } = shot("phone", "light");
  const wide = SHOTS.wide;
  return (
    <picture>
      {(["dark", "light"] as const).map((theme) => {
        const { srcSet, sizes } = shot("wide", theme);
        const media = theme === "dark" ? `${WIDE} and ${DARK}` : WIDE;
        return (
          <source
            key={theme}
            media={media}
            srcSet={srcSet}
            sizes={sizes}
            width={wide.width}
            height={wide.height}
          />
        );
      })}
      <source media={DARK} srcSet={shot("phone", "dark").srcSet} sizes={SHOTS.phone.sizes} />
      <img
        {...fallback}
        alt="What a cleaning company reads: its candidates, the best rated first, with a rating out of 10 for each."
        fetchPriority="high"
        decoding="async"
        className="h-auto w-full max-md:mx-auto max-md:max-w-80"
      />
    </picture>
  );
}
