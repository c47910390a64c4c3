import { PICTURE_SIZE, sharePicture } from "#components/site/metadata/share-picture";

export const size = PICTURE_SIZE;
export const contentType = "image/png";
export const alt = "Rolecall: How we score";

export default function Image() {
  return sharePicture({
    title: "How we score",
    line: "What is judged, what never is, and how well it works.",
  });
}
