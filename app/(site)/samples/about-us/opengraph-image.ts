import { PICTURE_SIZE, sharePicture } from "#components/site/metadata/share-picture";

export const size = PICTURE_SIZE;
export const contentType = "image/png";
export const alt = "Rolecall: Everyone who applies gets to speak.";

export default function Image() {
  return sharePicture({
    title: "Everyone who applies gets to speak.",
    line: "About us: why we exist, and what we will never let a computer decide.",
  });
}
