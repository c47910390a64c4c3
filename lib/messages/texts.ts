/** The forms of a text by number: those that Intl.PluralRules names for its language. */
type Forms = Partial<Record<Intl.LDMLPluralRule, string>> & { other: string };

/** The shape of a catalog, as its English one has it. */
export type Texts<Part> = Part extends string
  ? string
  : Part extends { other: string }
    ? Forms
    : { [Key in keyof Part]: Texts<Part[Key]> };
