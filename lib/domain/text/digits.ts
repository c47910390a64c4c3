const DIGIT = /\p{Nd}/u;

/** The same text with the digits of every script as 0 to 9: ٣ is 3. */
export function plainDigits(text: string): string {
  return text.replace(/\p{Nd}/gu, (digit) => {
    const code = digit.codePointAt(0) ?? 0;
    let zero = code;
    // Unicode keeps the digits of a script together, in order, ten by ten.
    while (DIGIT.test(String.fromCodePoint(zero - 1))) zero--;
    return String((code - zero) % 10);
  });
}
