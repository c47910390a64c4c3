const KINDS =
  "male|female|man|woman|gay|straight|lesbian|bi|bisexual|trans|transgender|transsexual|queer|homosexual|heterosexual|non-?binary|lgbtq?";
const ASKED = "(?= ?(?:[?.,]|$)| or )";

/** Gender, gender identity and whom somebody loves. */
export const IDENTITY = {
  english: [
    /\byour (?:\w+ )?(?:gender|sex|pronouns?|sexual orientation|sexuality)\b|\b(?:what|which) (?:gender|sex|pronouns) (?:are|do|were) you\b/,
    new RegExp(`\\bare you (?:an? )?(?:${KINDS})${ASKED}`),
    /\bdo you (?:identify as|(?:date|like|prefer) (?:men|women)\b)|\bare you attracted to\b/,
  ],
  spanish: [
    /\b(?:tus?|sus?) (?:genero|sexo|orientacion sexual|identidad de genero|pronombres?)\b|\bde que (?:genero|sexo) (?:eres|es)\b/,
    /\b(?:eres|es usted) (?:una? )?(?:hombre|mujer|gay|lesbiana|bisexual|trans|transgenero|homosexual|heterosexual)(?= ?(?:[?.,]|$)| o )/,
    /\b(?:te|le) gustan (?:los hombres|las mujeres)\b|\bte identificas como\b/,
  ],
} as const;
