import { dictionary } from "@zxcvbn-ts/language-common";
import { isCommonPassword } from "#lib/domain/account/common-password";
import { PASSWORD_TEXTS } from "#lib/domain/account/password-forms";
import { AppError } from "#lib/domain/core/errors";

/** The 49,000 passwords that leaks show most often, in lower case, and our own name. It never reaches a browser. */
const common = new Set([...dictionary["passwords-common"], "rolecall"]);

/** @throws AppError invalid_input for a commonly used password, which the form marks in its checklist */
export function refuseCommonPassword(password: string): void {
  if (!isCommonPassword(password, common)) return;
  const fields = { password: PASSWORD_TEXTS.common };
  throw new AppError("invalid_input", PASSWORD_TEXTS.common, { fields });
}
