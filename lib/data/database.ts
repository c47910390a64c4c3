import type { Database as Generated } from "./database.types.ts";

type Schema = Generated["public"];
type Views = Schema["Views"];

/**
 * The columns of views that are never null: the generator calls every column of a view nullable. A test asks the
 * database.
 */
export const NEVER_NULL = {
  attempt_list: [
    "adjusted",
    "ai_allowed",
    "best_key",
    "candidate_email",
    "candidate_name",
    "department_key",
    "evaluation_state",
    "hard_to_hear",
    "id",
    "instructed",
    "interview_id",
    "interview_title",
    "looked_at",
    "lowest_key",
    "name_key",
    "nth_submission",
    "screening",
    "shown_override",
    "shown_version",
    "status",
    "submission",
    "submitted_at",
    "time_zone",
    "unread",
  ],
  plan_access: ["months_from", "trialing", "user_id"],
} as const satisfies { [View in keyof Views]: readonly (keyof Views[View]["Row"])[] };

export type ViewRow<View extends keyof Views> = {
  [Column in keyof Views[View]["Row"]]: Column extends (typeof NEVER_NULL)[View][number]
    ? NonNullable<Views[View]["Row"][Column]>
    : Views[View]["Row"][Column];
};

/** A function that returns a view's rows returns them in the view's type. */
type Returning<Function> = Function extends { SetofOptions: { to: infer View extends keyof Views } }
  ? Omit<Function, "Returns"> & { Returns: ViewRow<View>[] }
  : Function;

/** The generated types, with what they don't know. */
export type Database = Omit<Generated, "public"> & {
  public: Omit<Schema, "Views" | "Functions"> & {
    Views: { [View in keyof Views]: Omit<Views[View], "Row"> & { Row: ViewRow<View> } };
    Functions: { [Name in keyof Schema["Functions"]]: Returning<Schema["Functions"][Name]> };
  };
};
