import { PICTURE_SIZE, sharePicture } from "#components/site/metadata/share-picture";

export const size = PICTURE_SIZE;
export const contentType = "image/png";
export const alt = "Rolecall: Cookie Policy";

export default function Image() {
  return sharePicture({
    title: "Cookie Policy",
    line: "Every cookie that Rolecall sets, and what it is for.",
  });
}
