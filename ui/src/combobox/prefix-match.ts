/** An option of a list: its value and the words that the reader sees. */
export type ListOption = { readonly value: string; readonly label: string };

/** `exact` is the option that the typed text names in full. */
export type ListSearch = (
  options: readonly ListOption[],
  typed: string,
) => { readonly shown: readonly ListOption[]; readonly exact: ListOption | undefined };

const WHOLE: Readonly<Record<string, string>> = { ł: "l", ø: "o", đ: "d", ı: "i", ß: "ss", æ: "ae", œ: "oe" };

/** Without case, accents, apostrophes, dots and hyphens: no keyboard has all of them. */
export const foldText = (text: string): string =>
  text
    .toLocaleLowerCase()
    .normalize("NFD")
    .replace(/[\p{M}'’‘ʻʼ`´.]/gu, "")
    .replace(/[łøđıßæœ]/g, (letter) => WHOLE[letter] ?? letter)
    .replace(/[\s\p{Pd}]+/gu, " ")
    .replaceAll("&", "and")
    .trimStart();

/** Ignores case (FRM-136), leading spaces, and what `foldText` leaves out. */
export function startsWithPrefix(label: string, typed: string): boolean {
  return foldText(label).startsWith(foldText(typed));
}

export function matchPrefix<Option extends ListOption>(
  options: readonly Option[],
  typed: string,
): readonly Option[] {
  return options.filter(({ label }) => startsWithPrefix(label, typed));
}

export function exactMatch<Option extends ListOption>(
  options: readonly Option[],
  typed: string,
): Option | undefined {
  const folded = foldText(typed.trim());
  return options.find(({ label }) => foldText(label) === folded);
}

export const searchByPrefix: ListSearch = (options, typed) => ({
  shown: matchPrefix(options, typed),
  exact: exactMatch(options, typed),
});

/** The label may write in another length what was typed. */
export function splitAtPrefix(label: string, typed: string): readonly [matched: string, rest: string] {
  const folded = foldText(typed);
  if (folded === "" || !startsWithPrefix(label, typed)) return ["", label];
  const ends = Array.from({ length: label.length + 1 }, (_, end) => end);
  const end = ends.find((length) => foldText(label.slice(0, length)).length >= folded.length) ?? 0;
  return [label.slice(0, end), label.slice(end)];
}
