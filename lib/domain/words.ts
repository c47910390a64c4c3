type Values = Record<string, string | number>;

/** 'Up to {time}' with its values put in. A name that ends with a full stop keeps only one. */
export function fill(text: string, values: Values): string {
  return text.replace(/\{(\w+)\}(\.?)/g, (whole, name: string, stop: string) => {
    const value = values[name];
    if (value === undefined) return whole;
    return String(value).endsWith(".") ? String(value) : `${value}${stop}`;
  });
}

/** The form of a text that fits a number in a language, with the number as {count}. */
export function plural(
  forms: Partial<Record<Intl.LDMLPluralRule, string>> & { other: string },
  count: number,
  language: string,
): string {
  const rule = new Intl.PluralRules(language).select(count);
  return fill(forms[rule] ?? forms.other, { count: count.toLocaleString(language) });
}

/** Seconds as a clock shows them: '1:05'. */
export function clock(seconds: number): string {
  const whole = Math.max(0, Math.ceil(seconds));
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, "0")}`;
}

/** An instant with day, hour and zone name, in the reader's language; in their own zone unless one is given. */
export function instant(iso: string, language: string, timeZone?: string): string {
  return new Intl.DateTimeFormat(language, {
    weekday: "long",
    day: "numeric",
    month: "long",
    hour: "numeric",
    minute: "2-digit",
    timeZoneName: "short",
    ...(timeZone !== undefined && { timeZone }),
  }).format(new Date(iso));
}
