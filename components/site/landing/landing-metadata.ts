import { routes } from "#lib/domain/core/routes";
import { pageMetadata } from "../metadata/page-metadata";

export const LANDING = pageMetadata({
  path: routes.home,
  title: { absolute: "Rolecall · AI interviews for service businesses" },
  description:
    "Share one link. Rolecall interviews your applicants by video or text, writes down what they said, and ranks them, with the quotes to back it up.",
});
