import { PICTURE_SIZE, sharePicture } from "#components/site/metadata/share-picture";

export const size = PICTURE_SIZE;
export const contentType = "image/png";
export const alt = "Rolecall: See it in action";

export default function Image() {
  return sharePicture({
    title: "See it in action",
    line: "From the first question to the shortlist with one link.",
  });
}
