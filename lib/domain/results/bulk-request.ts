import * as z from "zod/mini";
import { readsAsAddress } from "../text/address.ts";
import { LANGUAGES } from "../text/languages.ts";
import { filled, text } from "../text/text.ts";
import { hasVisibleCharacter } from "../text/visible.ts";
import { BULK_BODY_LIMIT, DELETE_WORD, MAX_PICKED } from "./bulk.ts";
import { decisionSchema } from "./decision.ts";
import { DECISION_MAILS } from "./decision-mail.ts";
import { EMPTY_MAIL, NO_LINKS } from "./decision-mail-request.ts";
import { RESULT_SORTS } from "./result-query.ts";
import { ATTEMPT_STATUSES } from "./status.ts";

/** Rows that were chosen one by one, each as it was shown. */
const picked = z
  .array(
    z.object({
      id: z.uuid(),
      from: z.enum(ATTEMPT_STATUSES),
      version: z.int32().check(z.nonnegative()),
      override: z.int().check(z.nonnegative()),
    }),
  )
  .check(z.minLength(1), z.maxLength(MAX_PICKED));

/**
 * All that a list's own address matches, of which there were so many when it was looked at, but for some who were unticked; the
 * server reads it itself.
 */
const matching = z.object({
  address: text(2000),
  interview: z.nullable(z.uuid()),
  expected: z.int().check(z.nonnegative()),
  without: z.array(z.uuid()).check(z.maxLength(MAX_PICKED)),
  lookedAt: z.nullable(text(40).check(z.iso.datetime({ offset: true }))),
});

/** Whom something is about: rows, and the order of their list if it has one of these; a whole list, or those of an earlier action. */
export const choiceSchema = z.union([
  z.object({ picked, order: z.optional(z.enum(RESULT_SORTS)) }),
  z.object({ matching }),
  z.object({ action: z.uuid() }),
]);

export type BulkChoice = z.output<typeof choiceSchema>;

const WRITE_DELETE = `Type ${DELETE_WORD} to continue`;

export const bulkDeleteSchema = z.object({
  word: text(40).check(z.refine((word) => word.trim() === DELETE_WORD, WRITE_DELETE)),
});

const mail = z.object({
  kind: z.enum(DECISION_MAILS),
  language: z.enum(LANGUAGES.map(({ code }) => code)),
  body: filled(EMPTY_MAIL, BULK_BODY_LIMIT).check(
    z.refine(hasVisibleCharacter, EMPTY_MAIL),
    z.refine((body) => !readsAsAddress(body), NO_LINKS),
  ),
});

/** One text for each language and kind of mail that is among the chosen. */
export const bulkMailSchema = z.object({
  mails: z.array(mail).check(z.minLength(1), z.maxLength(2 * LANGUAGES.length)),
});

/** `id` is made by the page: the same press, sent again, is the same action. */
export const bulkSchema = z.object({
  id: z.uuid(),
  choice: choiceSchema,
  what: z.discriminatedUnion("kind", [
    z.extend(decisionSchema, { kind: z.literal("status") }),
    z.extend(bulkMailSchema, { kind: z.literal("mail") }),
    z.extend(bulkDeleteSchema, { kind: z.literal("delete") }),
  ]),
});

export type BulkRequest = z.output<typeof bulkSchema>;
