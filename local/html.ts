/** A text as HTML or XML shows it, and never as markup. */
export function html(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
}
