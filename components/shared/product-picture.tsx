import Image from "next/image";

/** Pixels of the pictures that `npm run pictures` takes, and the corners of their frames. */
const PHONE = { width: 984, height: 1920, corners: "rounded-[11%/5.6%]" };
const PICTURES = {
  film: { width: 2560, height: 1440, corners: "" },
  review: { width: 2160, height: 1329, corners: "rounded-xl" },
  "review-phone": PHONE,
  "room-phone": PHONE,
};

type ProductPictureProps = {
  name: keyof typeof PICTURES;
  alt: string;
  /** How wide it stands, as in an image's `sizes`. */
  sizes: string;
};

/** A screen of the demo company, in the light or the dark that the page is in; the other one is never loaded. */
export function ProductPicture({ name, alt, sizes }: ProductPictureProps) {
  // Its ground and its corners stand there before it does.
  const { corners, ...size } = PICTURES[name];
  const frame = `h-auto w-full bg-muted ${corners}`;
  const image = { alt, sizes, ...size };
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
