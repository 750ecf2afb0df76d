/** Keeps the result of a text while one statement is read: its payers come again and again. */

/** For as long as the function itself is kept. */
export const byText = <Found>(read: (text: string) => Found): ((text: string) => Found) => {
  const known = new Map<string, { readonly found: Found }>();
  return (text) => {
    const one = known.get(text) ?? { found: read(text) };
    known.set(text, one);
    return one.found;
  };
};

const kept = new Set<Map<string, unknown>>();
let isReading = false;

/** @param read depends on the text alone */
export const remembered = <Found>(read: (text: string) => Found): ((text: string) => Found) => {
  const known = new Map<string, Found>();
  kept.add(known);
  return (text) => {
    const found = known.get(text) ?? read(text);
    if (isReading) known.set(text, found);
    return found;
  };
};

/** Nothing of the texts is kept after the work. */
export const whileRemembering = <Done>(work: () => Done): Done => {
  isReading = true;
  try {
    return work();
  } finally {
    isReading = false;
    for (const known of kept) known.clear();
  }
};
