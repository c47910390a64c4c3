import { PICTURE_SIZE, sharePicture } from "#components/site/metadata/share-picture";

export const size = PICTURE_SIZE;
export const contentType = "image/png";
export const alt = "Rolecall: a ready interview for your trade";

export default function Image() {
  return sharePicture({
    title: "A ready interview for your trade",
    line: "Questions, why each is asked, and what good answers show, for 11 service trades.",
  });
}
