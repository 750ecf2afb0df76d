const DIGITS = 6;
const GROUP = 3;

/** `482913` → `482 913`: digits only, at most six, in two groups that are easy to copy from a phone. */
export const groupedDigits = (text: string): string => {
  const digits = text.replace(/\D/g, "").slice(0, DIGITS);
  return digits.length > GROUP ? `${digits.slice(0, GROUP)} ${digits.slice(GROUP)}` : digits;
};
