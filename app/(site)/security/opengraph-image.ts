import { PICTURE_SIZE, sharePicture } from "#components/site/metadata/share-picture";

export const size = PICTURE_SIZE;
export const contentType = "image/png";
export const alt = "Rolecall: Security";

export default function Image() {
  return sharePicture({
    title: "Security",
    line: "What is stored where, who reads it, and how to report a problem.",
  });
}
