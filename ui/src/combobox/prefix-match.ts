/** An option of a list: its value and the words that the reader sees. */
export type ListOption = { readonly value: string; readonly label: string };

const fold = (text: string) => text.toLocaleLowerCase();

/** Ignores case (FRM-136) and leading spaces. */
export function startsWithPrefix(label: string, typed: string): boolean {
  return fold(label).startsWith(fold(typed.trimStart()));
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
  return options.find(({ label }) => fold(label) === fold(typed.trim()));
}

export function splitAtPrefix(label: string, typed: string): readonly [matched: string, rest: string] {
  const { length } = typed.trimStart();
  return startsWithPrefix(label, typed) ? [label.slice(0, length), label.slice(length)] : ["", label];
}
