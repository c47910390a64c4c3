/** Words that are West African or Hawaiian pidgin in any sentence. */
const PIDGIN =
  /(?<!\p{L})(?:(?:i|we|e|una|dem|they) (?:no )?(?:dey|don|no go)|dey \p{L}+ am|wey|una|wetin|abeg|sabi|comot|na when|na so|no go \p{L}+|no be|make (?:e|i|we|dem) \p{L}+|for inside|i wen)(?!\p{L})/u;
const FORMS: [RegExp, string][] = [
  [/(?<!\p{L})(i|we|e|una|dem|they) no dey (?=\p{L})/gu, "$1 do not "],
  [/(?<!\p{L})(i|we|e|una|dem|they|people|customers?) dey (?=\p{L})/gu, "$1 "],
  [/(?<!\p{L})(i|we|e|una|dem|they) don (?=\p{L})/gu, "$1 have "],
  [/(?<!\p{L})(i|we|e|una|dem|they) no go (?=\p{L})/gu, "$1 will not "],
  [/(?<!\p{L})(i|we|e|una|dem|they) no (?=\p{L})/gu, "$1 did not "],
  [
    /(?<!\p{L})(i|we) go (?=(?:meet|check|call|tell|clean|wash|carry|bring|use|put|ask|open|close)(?!\p{L}))/gu,
    "$1 will ",
  ],
  [/(?<!\p{L})(i|we) wen (?=\p{L})/gu, "$1 "],
  [/(?<!\p{L})make (e|i|we|dem) (?=\p{L})/gu, "so $1 "],
  [/(?<!\p{L})na (?=\p{L})/gu, "is "],
  [
    /(?<=\p{L}{3} )am(?!\p{L})(?<!(?<!\p{L})(?:that|what|where|how|who|than|and|but|because) am)/gu,
    "it",
  ],
  [/(?<!\p{L})e (?=\p{L})/gu, "they "],
  [/(?<!\p{L})comot(?!\p{L})/gu, "remove"],
  [/(?<!\p{L})sabi(?!\p{L})/gu, "know"],
  [/(?<!\p{L})wey(?!\p{L})/gu, "who"],
];

/** A folded English sentence with the grammar of a pidgin in the standard's. */
export function withoutPidgin(folded: string): string {
  if (!PIDGIN.test(folded)) return folded;
  return FORMS.reduce((text, [form, standard]) => text.replace(form, standard), folded);
}
