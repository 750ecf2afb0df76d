/** An option of a list: its value and the words that the reader sees. */
export type ListOption = { readonly value: string; readonly label: string };

const fold = (text: string) => text.toLocaleLowerCase();

/** Whether the label starts with what was typed, in any case (FRM-136). Spaces in front do not count. */
export function startsWithPrefix(label: string, typed: string): boolean {
  return fold(label).startsWith(fold(typed.trimStart()));
}

/** The options whose label starts with what was typed, in their order; all of them for nothing typed. */
export function matchPrefix<Option extends ListOption>(
  options: readonly Option[],
  typed: string,
): readonly Option[] {
  return options.filter(({ label }) => startsWithPrefix(label, typed));
}

/** The option that was typed out in full, in any case. */
export function exactMatch<Option extends ListOption>(
  options: readonly Option[],
  typed: string,
): Option | undefined {
  return options.find(({ label }) => fold(label) === fold(typed.trim()));
}

/** The label in two pieces: what was typed and the rest. */
export function splitAtPrefix(label: string, typed: string): readonly [matched: string, rest: string] {
  const { length } = typed.trimStart();
  return startsWithPrefix(label, typed) ? [label.slice(0, length), label.slice(length)] : ["", label];
}
