import { PICTURES, pictureAddress, pictureSrcSet } from "#lib/domain/site/pictures";

const CORNERS = {
  film: "",
  review: "rounded-xl",
  "review-phone": "rounded-[11%/5.6%]",
  "room-phone": "rounded-[11%/5.6%]",
};

type ProductPictureProps = {
  name: keyof typeof CORNERS;
  alt: string;
  /** How wide it stands, as in an image's `sizes`. */
  sizes: string;
};

/** A screen of the demo company, in the light or the dark that the page is in; the other one is never loaded. */
export function ProductPicture({ name, alt, sizes }: ProductPictureProps) {
  const { width, height } = PICTURES[name];
  return (["light", "dark"] as const).map((theme) => (
    <picture key={theme} className={theme === "light" ? "dark:hidden" : "hidden dark:inline"}>
      <source type="image/avif" srcSet={pictureSrcSet(name, theme)} sizes={sizes} />
      <img
        src={pictureAddress(name, theme)}
        alt={alt}
        width={width}
        height={height}
        loading="lazy"
        decoding="async"
        // Its ground and its corners stand there before it does.
        className={`h-auto w-full bg-muted ${CORNERS[name]}`}
      />
    </picture>
  ));
}
