import { PICTURE_SIZE, sharePicture } from "#components/site/share-picture";

export const size = PICTURE_SIZE;
export const contentType = "image/png";
export const alt = "Rolecall: See it at work";

export default function Image() {
  return sharePicture({
    title: "See it at work",
    line: "From the first question to the shortlist with one link.",
  });
}
