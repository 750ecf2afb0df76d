/**
 * The rows of a text in RFC 4180: commas, and quotation marks around what contains one, a line break or a doubled mark.
 *
 * @returns empty lines are left out
 */
export const csvRows = (text: string): readonly (readonly string[])[] => {
  const rows: string[][] = [];
  let row: string[] = [];
  let cell = "";
  let isQuoted = false;
  const endRow = (): void => {
    row.push(cell);
    if (row.length > 1 || cell !== "") rows.push(row);
    [row, cell] = [[], ""];
  };
  for (let at = 0; at < text.length; at += 1) {
    const sign = text.charAt(at);
    if (isQuoted) {
      if (sign !== '"') cell += sign;
      else if (text.charAt(at + 1) === '"') {
        cell += sign;
        at += 1;
      } else isQuoted = false;
    } else if (sign === '"') isQuoted = true;
    else if (sign === ",") {
      row.push(cell);
      cell = "";
    } else if (sign === "\n") endRow();
    else if (sign !== "\r") cell += sign;
  }
  endRow();
  return rows;
};
