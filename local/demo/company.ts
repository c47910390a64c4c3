/** The demo company and the sign-in of its owner. Everything in it is invented. */
export const demoOwner = {
  email: "demo@rolecall.example",
  password: "Brightside-2026",
  firstName: "Renee",
  lastName: "Calloway",
} as const;

export const demoCompany = {
  name: "Brightside Cleaning",
  location: "Tampa, FL",
  timeZone: "America/New_York",
  industry: "cleaning",
  website: "https://brightside-cleaning.example",
  primaryColor: "#1F5FA6",
  secondaryColor: "#F4C152",
  logo: "logo.svg",
} as const;

/** A second sign-in: a company without a plan, whose candidates wait above its cap of one. */
export const cappedOwner = {
  email: "waiting@rolecall.example",
  password: demoOwner.password,
  firstName: "Hank",
  lastName: "Doyle",
} as const;

export const cappedCompany = {
  name: "Palm Row Lawn Care",
  location: "Tampa, FL",
  timeZone: "America/New_York",
  industry: "default",
} as const;
