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
  /** On the first screen, where it is asked for before the page is laid out. */
  first?: boolean;
};

/** A screen of the demo company, in the light or the dark that the page is in; the dark one is never loaded in vain. */
export function ProductPicture({ name, alt, sizes, first = false }: ProductPictureProps) {
  const { width, height } = PICTURES[name];
  return (["light", "dark"] as const).map((theme) => (
    <picture key={theme} className={theme === "light" ? "dark:hidden" : "hidden dark:inline"}>
      <source type="image/avif" srcSet={pictureSrcSet(name, theme)} sizes={sizes} />
      <img
        src={pictureAddress(name, theme)}
        alt={alt}
        width={width}
        height={height}
        {...(first && theme === "light"
          ? { loading: "eager", fetchPriority: "high" }
          : { loading: "lazy" })}
        decoding="async"
        // Its ground and its corners stand there before it does.
        className={`h-auto w-full bg-muted ${CORNERS[name]}`}
      />
    </picture>
  ));
}
