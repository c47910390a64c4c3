import { PICTURE_SIZE, sharePicture } from "#components/site/metadata/share-picture";

export const size = PICTURE_SIZE;
export const contentType = "image/png";
export const alt = "Rolecall: Support";

export default function Image() {
  return sharePicture({
    title: "Support",
    line: "Is something stuck? Write to us and a real person will answer.",
  });
}
