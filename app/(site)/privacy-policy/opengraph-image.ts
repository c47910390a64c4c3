import { PICTURE_SIZE, sharePicture } from "#components/site/metadata/share-picture";

export const size = PICTURE_SIZE;
export const contentType = "image/png";
export const alt = "Rolecall: Privacy Policy";

export default function Image() {
  return sharePicture({
    title: "Privacy Policy",
    line: "What we keep, why, who sees it, and how it goes away again.",
  });
}
