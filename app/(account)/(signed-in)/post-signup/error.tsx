"use client";

import { ProfileError } from "#components/shared/profile-error";

export default function PostSignupError() {
  return <ProfileError />;
}
