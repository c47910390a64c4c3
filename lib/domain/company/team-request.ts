import * as z from "zod/mini";
import { PERSON_NAME_LIMIT } from "../account/complete-profile.ts";
import { EMAIL_LIMIT, INVALID_EMAIL, isEmail } from "../account/email.ts";
import { PASSWORD_LIMIT, PASSWORD_TOO_LONG } from "../account/password.ts";
import { addressText, filled, oneLine, text } from "../text/text.ts";
import { MAX_CHOSEN_INTERVIEWS, MEMBER_ROLES } from "./team.ts";

const CHOOSE_ONE = "Choose at least one interview";

/** What a member may do. `interviews` are those that a viewer is limited to; null for all. */
const member = {
  role: z.enum(MEMBER_ROLES),
  interviews: z.nullable(
    z
      .array(z.uuid(), CHOOSE_ONE)
      .check(
        z.minLength(1, CHOOSE_ONE),
        z.maxLength(
          MAX_CHOSEN_INTERVIEWS,
          `Choose up to ${MAX_CHOSEN_INTERVIEWS} interviews, or all`,
        ),
      ),
  ),
};

type Limited = { role: string; interviews: string[] | null };
const limitsViewersOnly = <S extends Limited>() =>
  z.refine<S>(({ role, interviews }) => role === "viewer" || interviews === null, {
    error: "Managers see all interviews",
    path: ["interviews"],
  });

export const memberSchema = z.object(member).check(limitsViewersOnly());

export const inviteMemberSchema = z
  .object({
    email: addressText(EMAIL_LIMIT, INVALID_EMAIL).check(z.refine(isEmail, INVALID_EMAIL)),
    ...member,
  })
  .check(limitsViewersOnly());

/** A press on the page of an invitation; names of whoever has none yet. */
export const joinSchema = z.object({
  token: text(100),
  names: z.nullable(
    z.object({
      firstName: filled("Add your first name", PERSON_NAME_LIMIT).check(oneLine),
      lastName: filled("Add your last name", PERSON_NAME_LIMIT).check(oneLine),
    }),
  ),
});

/** Which company to work in; null to start one of their own. */
export const chooseCompanySchema = z.object({ companyId: z.nullable(z.uuid()) });

/** To whom the company is offered; the owner's password says that it is they who do. */
export const handoverSchema = z.object({
  userId: z.uuid("Choose who takes over"),
  password: text(PASSWORD_LIMIT, PASSWORD_TOO_LONG).check(
    z.minLength(1, "Enter your password to confirm"),
  ),
});
