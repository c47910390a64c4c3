import { PICTURE_SIZE, sharePicture } from "#components/site/metadata/share-picture";

export const size = PICTURE_SIZE;
export const contentType = "image/png";
export const alt = "Rolecall: Compare";

export default function Image() {
  return sharePicture({
    title: "Compare",
    line: "Next to a phone screen, and what to ask any vendor.",
  });
}
