/** What candidates may say of themselves, by the categories of the US equal employment reports. All of it is optional. */
export const SEXES = ["female", "male", "another"] as const;
export const RACES = [
  "hispanic",
  "white",
  "black",
  "pacific",
  "asian",
  "native",
  "two_or_more",
] as const;

export type Sex = (typeof SEXES)[number];
export type Race = (typeof RACES)[number];

export const SEX_LABELS = {
  female: "Female",
  male: "Male",
  another: "Nonbinary or another",
} as const satisfies Record<Sex, string>;

export const RACE_LABELS = {
  hispanic: "Hispanic or Latino",
  white: "White",
  black: "Black or African American",
  pacific: "Native Hawaiian or Pacific Islander",
  asian: "Asian",
  native: "Native American or Alaska Native",
  two_or_more: "Two or more races",
} as const satisfies Record<Race, string>;
