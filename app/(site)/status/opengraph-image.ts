import { PICTURE_SIZE, sharePicture } from "#components/site/metadata/share-picture";

export const size = PICTURE_SIZE;
export const contentType = "image/png";
export const alt = "Rolecall: Status";

export default function Image() {
  return sharePicture({
    title: "Status",
    line: "Whether Rolecall works right now.",
  });
}
