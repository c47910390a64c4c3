const CONTROL = /[\p{Cc}\u2028\u2029]/gu;

const written = (sign: string) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, "0")}`;

/** Escapes the line breaks in a text, so that text from a stranger can't start a new line of the log. */
export function toSingleLine(text: string): string {
  const line = text.endsWith("\n") ? text.slice(0, -1) : text;
  return line.replace(CONTROL, written) + text.slice(line.length);
}

/** From here on, everything this process writes, including the framework's messages, takes one line per write. */
export function writeSingleLines(): void {
  for (const stream of [process.stdout, process.stderr]) {
    stream.write = new Proxy(stream.write, {
      apply: (write, self, [chunk, ...rest]: unknown[]) =>
        Reflect.apply(write, self, [
          typeof chunk === "string" ? toSingleLine(chunk) : chunk,
          ...rest,
        ]),
    });
  }
}
