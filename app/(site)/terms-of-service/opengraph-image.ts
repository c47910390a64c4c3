import { PICTURE_SIZE, sharePicture } from "#components/site/metadata/share-picture";

export const size = PICTURE_SIZE;
export const contentType = "image/png";
export const alt = "Rolecall: Terms of Service";

export default function Image() {
  return sharePicture({
    title: "Terms of Service",
    line: "The agreement between your company and Rolecall, in plain words.",
  });
}
