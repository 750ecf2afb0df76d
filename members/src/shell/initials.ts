const firstCharacter = (text: string): string => [...text][0] ?? "";

/** `Ruth Adeyemi` → `RA`; of a single name its first letter. */
export const initialsOf = (name: string): string => {
  const words = name.trim().split(/\s+/);
  const shown = words.length > 1 ? [words.at(0), words.at(-1)] : [words.at(0)];
  return shown.map((word) => firstCharacter(word ?? "").toLocaleUpperCase()).join("");
};
