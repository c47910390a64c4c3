import { PICTURE_SIZE, sharePicture } from "#components/site/metadata/share-picture";

export const size = PICTURE_SIZE;
export const contentType = "image/png";
export const alt = "Rolecall: Book a call";

export default function Image() {
  return sharePicture({
    title: "Book a call",
    line: "Twenty minutes about how you hire, and a price that fits.",
  });
}
