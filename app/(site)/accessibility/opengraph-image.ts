import { PICTURE_SIZE, sharePicture } from "#components/site/metadata/share-picture";

export const size = PICTURE_SIZE;
export const contentType = "image/png";
export const alt = "Rolecall: Accessibility";

export default function Image() {
  return sharePicture({
    title: "Accessibility",
    line: "WCAG 2.2 AA, how it is tested, and the gaps we know.",
  });
}
