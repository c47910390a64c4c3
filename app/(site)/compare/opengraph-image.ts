import { PICTURE_SIZE, sharePicture } from "#components/site/metadata/share-picture";

export const size = PICTURE_SIZE;
export const contentType = "image/png";
export const alt = "Rolecall or a phone screen?";

export default function Image() {
  return sharePicture({
    title: "Rolecall or a phone screen?",
    line: "Row by row, where a phone screen is better, and what to ask any vendor.",
  });
}
