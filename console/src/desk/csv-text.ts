/** Without it spreadsheets take the text for Windows-1252. */
const BYTE_ORDER_MARK = "\uFEFF";
const LINE_END = "\r\n";

/** Spreadsheets run such a cell as a formula. */
const FORMULA = /^[=+\-@\t\r]/;

/** RFC 4180 */
const quoted = (text: string): string => (/[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);

const cell = (text: string): string => quoted(FORMULA.test(text) ? `'${text}` : text);

export const csvText = (lines: readonly (readonly string[])[]): string =>
  BYTE_ORDER_MARK + lines.map((line) => line.map(cell).join(",") + LINE_END).join("");
