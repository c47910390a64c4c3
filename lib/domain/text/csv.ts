/** A cell that no spreadsheet takes for a formula: quoted, and what could begin one stands behind an apostrophe. */
export function csvCell(value: string | number): string {
  if (typeof value === "number") return String(value);
  const plain = /^[\s]*[=+\-@\t\r]/.test(value) ? `'${value}` : value;
  return `"${plain.replaceAll('"', '""')}"`;
}

/** One line of a file, with the end that spreadsheets expect; what nobody knows (null) is an empty cell. */
export function csvLine(cells: readonly (string | number | null)[]): string {
  return `${cells.map((cell) => (cell === null ? "" : csvCell(cell))).join(",")}\r\n`;
}

/** Lines of cells as a file. */
export function csvFile(lines: readonly (readonly (string | number)[])[]): string {
  return lines.map(csvLine).join("");
}
