import type { ComponentProps } from "react";
import { AccommodationsNotice } from "./accommodations-notice";
import { StorageFullNotices } from "./storage-full-notices";

type DashboardNoticesProps = {
  full: ComponentProps<typeof StorageFullNotices>["rooms"];
  asked: number;
};

/** What the owner was mailed too and may have to act on. */
export function DashboardNotices({ full, asked }: DashboardNoticesProps) {
  return (
    <>
      <StorageFullNotices rooms={full} />
      {asked > 0 ? <AccommodationsNotice count={asked} /> : null}
    </>
  );
}
