import { knownCode } from "./known-codes.ts";
import { knownDocument, knownField, knownSection, knownStep } from "./known-names.ts";

/** The events of spec 1 §7, and 'clicked submit' of §4. No other event leaves. */

type Read = (...parts: readonly string[]) => string | undefined;

const back: Read = (section = "", step = "") => {
  const known = knownSection(section);
  return known && `Back to ${known} - ${knownStep(known, step)}`;
};

const kinds: readonly (readonly [RegExp, Read])[] = [
  [/^Clicked continue$/, () => "Clicked continue"],
  [/^clicked submit$/, () => "clicked submit"],
  [/^Back to ([A-Za-z]+) - ([A-Za-z-]+)$/, back],
  [
    /^Validation error in (.+), error: (.+)$/,
    (field = "", code = "") => `Validation error in ${knownField(field)}, error: ${knownCode(code)}`,
  ],
  [/^Changed field (.+)$/, (field = "") => `Changed field ${knownField(field)}`],
  [
    /^Verified document (.+) with result (ok|error)$/,
    (document = "", result = "") => `Verified document ${knownDocument(document)} with result ${result}`,
  ],
];

export const knownEvent = (name: string): string | undefined => {
  for (const [pattern, read] of kinds) {
    const [whole, ...parts] = pattern.exec(name) ?? [];
    if (whole !== undefined) return read(...parts);
  }
  return undefined;
};
