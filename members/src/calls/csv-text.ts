/** Without it spreadsheets take the text for Windows-1252. */
const BYTE_ORDER_MARK = "\uFEFF";
const LINE_END = "\r\n";

/** Spreadsheets run such a cell as a formula. */
const FORMULA = /^[=+\-@\t\r]/;
const PREFIXED = /^'(?=[=+\-@\t\r])/;

type Separator = "," | ";" | "\t";

/** RFC 4180 */
const quoted = (text: string): string => `"${text.replaceAll('"', '""')}"`;

const cellWith =
  (separator: Separator) =>
  (text: string): string => {
    const safe = FORMULA.test(text) ? `'${text}` : text;
    return safe.includes(separator) || /["\r\n]/.test(safe) ? quoted(safe) : safe;
  };

export const csvText = (lines: readonly (readonly string[])[], separator: Separator = ","): string =>
  BYTE_ORDER_MARK + lines.map((line) => line.map(cellWith(separator)).join(separator) + LINE_END).join("");

/** A cell as it was before `csvText` made it safe. */
export const csvCellText = (cell: string): string => cell.replace(PREFIXED, "");
