import { PICTURE_SIZE, sharePicture } from "#components/site/metadata/share-picture";

export const size = PICTURE_SIZE;
export const contentType = "image/png";
export const alt = "Rolecall: What's new";

export default function Image() {
  return sharePicture({
    title: "What's new",
    line: "What changed for the people who hire with it.",
  });
}
