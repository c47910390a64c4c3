import type { Profile } from "#lib/data/account/profiles";
import type { Company } from "#lib/data/company/companies";

/** An owner who has proved their address. */
export const profile: Profile = {
  id: "u1",
  email: "dana@bright.example",
  firstName: "Dana",
  lastName: "Bright",
  companyName: "Bright Homes",
  verified: true,
  termsAccepted: true,
};

/** Their company, which is set up and has colors and a logo of its own. */
export const company: Company = {
  id: "c1",
  name: "Bright Homes",
  departmentKey: "k",
  provider: "willo",
  location: "Austin, TX",
  website: "https://bright.example",
  industry: "cleaning",
  primaryColor: "#112233",
  secondaryColor: "#445566",
  logoPath: "u1-logo-1.png",
  logoUrl: "https://files.example/u1-logo-1.png",
  timeZone: "America/Chicago",
  completed: true,
  firstInterviewId: null,
  completionBitmask: "0000",
  retention: null,
  weeklyHours: null,
  ats: null,
};
