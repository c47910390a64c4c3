import { PICTURE_SIZE, sharePicture } from "#components/site/metadata/share-picture";

export const size = PICTURE_SIZE;
export const contentType = "image/png";
export const alt = "Rolecall: Get in Touch";

export default function Image() {
  return sharePicture({
    title: "Get in Touch",
    line: "Have questions about the product? We're here to help.",
  });
}
