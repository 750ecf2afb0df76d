/** The name that a file had with the person who sent it: shown back to them, and beside the stored name to the reviewer. */

const LONGEST = 120;

const shortened = (name: string): string => {
  const signs = [...name];
  if (signs.length <= LONGEST) return name;
  const dot = signs.lastIndexOf(".");
  const ending = dot > LONGEST / 2 && signs.length - dot <= 10 ? signs.slice(dot) : [];
  return [...signs.slice(0, LONGEST - ending.length), ...ending].join("");
};

/**
 * Without folders, and without control or direction characters, which could make it look like another one.
 *
 * @returns null if nothing is left
 */
export const givenNameOf = (text: string): string | null => {
  const name = text
    .replace(/^.*[\\/]/su, "")
    .replace(/\p{C}/gu, "")
    .trim();
  return name === "" ? null : shortened(name.normalize("NFC"));
};
