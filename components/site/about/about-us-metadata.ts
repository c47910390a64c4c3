import { routes } from "#lib/domain/core/routes";
import { pageMetadata } from "../metadata/page-metadata";

export const ABOUT_US = pageMetadata({
  path: routes.aboutUs,
  title: "About Us",
  description:
    "Rolecall gives service businesses a fair first interview with every applicant. Why we exist, and what we will never let a computer decide.",
});
