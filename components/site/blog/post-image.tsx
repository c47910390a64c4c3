import { sizedImage } from "#lib/domain/site/blog";
import { cn } from "#lib/utils";

const WIDTHS = [400, 800, 1200, 1600];

type PostImageProps = {
  src: string;
  alt: string;
  /** How wide it stands, as in an image's `sizes`. */
  sizes: string;
  /** The first picture of a page is loaded at once, the others when they come near. */
  first?: boolean;
  className?: string;
};

/** A picture of the content service, twice as wide as high, in the width that the screen needs. */
export function PostImage({ src, alt, sizes, first = false, className }: PostImageProps) {
  return (
    // biome-ignore lint/performance/noImgElement: the content service's own image server sizes it
    <img
      src={sizedImage(src, 800, 400)}
      srcSet={WIDTHS.map((width) => `${sizedImage(src, width, width / 2)} ${width}w`).join(", ")}
      sizes={sizes}
      alt={alt}
      width={800}
      height={400}
      loading={first ? "eager" : "lazy"}
      fetchPriority={first ? "high" : "auto"}
      decoding="async"
      className={cn("aspect-[2/1] h-auto w-full bg-muted object-cover", className)}
    />
  );
}
