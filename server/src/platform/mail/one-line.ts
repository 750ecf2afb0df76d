// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what a name may not bring along.
const CONTROLS = / *[\u0000-\u001f\u007f\u0085\u2028\u2029]+ */g;

/** A line break in a name must begin neither a header nor a paragraph. */
export const oneLine = (text: string): string => text.replace(CONTROLS, " ").trim();
