import { PICTURE_SIZE, sharePicture } from "#components/site/metadata/share-picture";

export const size = PICTURE_SIZE;
export const contentType = "image/png";
export const alt = "Rolecall: Got a link from an employer?";

export default function Image() {
  return sharePicture({
    title: "Got a link from an employer?",
    line: "What happens with your answers, and what you decide.",
  });
}
