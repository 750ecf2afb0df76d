export type NumberRules = {
  readonly whole?: boolean | undefined;
  readonly positive?: boolean | undefined;
  /** The decimal sign of the reader's language; the other one is dropped as a thousands separator. */
  readonly decimalSign?: "." | "," | undefined;
};

/**
 * Keeps digits, one decimal sign and a leading minus; drops e, E, plus and everything else (spec 1 §5, FRM-311 and
 * FRM-312).
 */
export function keepNumberCharacters(text: string, rules: NumberRules = {}): string {
  const { whole = false, positive = false, decimalSign = "." } = rules;
  let kept = "";
  for (const character of text) {
    const isDigit = character >= "0" && character <= "9";
    const isFirstSign = !whole && character === decimalSign && !kept.includes(decimalSign);
    const isLeadingMinus = !positive && character === "-" && kept === "";
    if (isDigit || isFirstSign || isLeadingMinus) kept += character;
  }
  return kept;
}
