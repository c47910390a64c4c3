import Image from "next/image";

/** Pixels of the pictures that `npm run pictures` takes. */
const SIZES = {
  film: { width: 2560, height: 1440 },
  review: { width: 2160, height: 1329 },
  "review-phone": { width: 984, height: 1920 },
  "room-phone": { width: 984, height: 1920 },
} as const;

type ProductPictureProps = {
  name: keyof typeof SIZES;
  alt: string;
  /** How wide it stands, as in an image's `sizes`. */
  sizes: string;
};

/** A screen of the demo company, in the light or the dark that the page is in; the other one is never loaded. */
export function ProductPicture({ name, alt, sizes }: ProductPictureProps) {
  const image = { alt, sizes, ...SIZES[name] };
  return (
    <>
      <Image
        {...image}
        src={`/pictures/${name}-light.webp`}
        className="h-auto w-full dark:hidden"
      />
      <Image
        {...image}
        src={`/pictures/${name}-dark.webp`}
        className="hidden h-auto w-full dark:block"
      />
    </>
  );
}
