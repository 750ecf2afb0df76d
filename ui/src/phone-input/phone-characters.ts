/** Keeps digits and the first plus (spec 1 §5, FRM-313 and FRM-314). */
export function keepPhoneCharacters(text: string): string {
  const kept = text.replace(/[^\d+]/g, "");
  const plus = kept.indexOf("+");
  return kept.slice(0, plus + 1) + kept.slice(plus + 1).replaceAll("+", "");
}
