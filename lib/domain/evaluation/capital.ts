/** 'Maria', 'LaToya', 'McKenzie', 'O’Brien', 'Ta'Nisha', 'Mary-Ann': never all in capitals, as 'HVAC' is. */
export const PART_OF_NAME =
  "\\p{Lu}(?:['’]\\p{Lu})?[\\p{Ll}\\p{M}'’]+(?:\\p{Lu}[\\p{Ll}\\p{M}'’]+){0,3}";
export const CAPITAL = `${PART_OF_NAME}(?:-${PART_OF_NAME})?`;
