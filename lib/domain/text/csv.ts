/** A cell that no spreadsheet takes for a formula: quoted, and what could begin one stands behind an apostrophe. */
export function csvCell(value: string | number): string {
  if (typeof value === "number") return String(value);
  const plain = /^[\s]*[=+\-@\t\r]/.test(value) ? `'${value}` : value;
  return `"${plain.replaceAll('"', '""')}"`;
}

/** Lines of cells as a file, with the ends of lines that spreadsheets expect. */
export function csvFile(lines: readonly (readonly (string | number)[])[]): string {
  return `${lines.map((cells) => cells.map(csvCell).join(",")).join("\r\n")}\r\n`;
}
