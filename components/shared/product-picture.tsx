import Image from "next/image";

/** Pixels of the pictures that `npm run pictures` takes. */
const SIZES = {
  film: { width: 2560, height: 1440 },
  review: { width: 2160, height: 1329 },
  "review-phone": { width: 984, height: 1920 },
  "room-phone": { width: 984, height: 1920 },
} as const;

const CORNERS = {
  film: "",
  review: "rounded-xl",
  "review-phone": "rounded-[11%/5.6%]",
  "room-phone": "rounded-[11%/5.6%]",
} as const satisfies Record<keyof typeof SIZES, string>;

type ProductPictureProps = {
  name: keyof typeof SIZES;
  alt: string;
  /** How wide it stands, as in an image's `sizes`. */
  sizes: string;
};

/** A screen of the demo company, in the light or the dark that the page is in; the other one is never loaded. */
export function ProductPicture({ name, alt, sizes }: ProductPictureProps) {
  // Its ground and its corners stand there before it does.
  const frame = `h-auto w-full bg-muted ${CORNERS[name]}`;
  const image = { alt, sizes, ...SIZES[name] };
  return (
    <>
      <Image {...image} src={`/pictures/${name}-light.webp`} className={`${frame} dark:hidden`} />
      <Image
        {...image}
        src={`/pictures/${name}-dark.webp`}
        className={`${frame} hidden dark:block`}
      />
    </>
  );
}
