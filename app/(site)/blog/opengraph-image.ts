import { PICTURE_SIZE, sharePicture } from "#components/site/metadata/share-picture";

export const size = PICTURE_SIZE;
export const contentType = "image/png";
export const alt = "Rolecall Blog: hiring in the service trades";

export default function Image() {
  return sharePicture({
    title: "Hiring in the service trades",
    line: "Articles on interviews, pay, and keeping the people you hire, each figure with its source.",
  });
}
