"use client";

import { ProfileError } from "#components/shared/profile-error";

/** The rest of the workspace stays usable. */
export default function SettingsError() {
  return <ProfileError />;
}
