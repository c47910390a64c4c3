import { PICTURE_SIZE, sharePicture } from "#components/site/metadata/share-picture";

export const size = PICTURE_SIZE;
export const contentType = "image/png";
export const alt = "Rolecall: Interview every applicant, even on your busiest day.";

export default function Image() {
  return sharePicture({
    title: "Interview every applicant, even on your busiest day.",
    line: "AI interviews for service businesses: one link, and a ranked shortlist with each applicant's own words.",
  });
}
