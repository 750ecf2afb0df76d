/** The original file name: shown to the applicant, and to the reviewer beside the stored name. */

const LONGEST = 120;

const shortened = (name: string): string => {
  const signs = [...name];
  if (signs.length <= LONGEST) return name;
  const dot = signs.lastIndexOf(".");
  const ending = dot > LONGEST / 2 && signs.length - dot <= 10 ? signs.slice(dot) : [];
  return [...signs.slice(0, LONGEST - ending.length), ...ending].join("");
};

/**
 * Without folders, and without control and direction characters, which could disguise the name.
 * @returns null if nothing is left
 */
export const givenNameOf = (text: string): string | null => {
  const name = text
    .replace(/^.*[\\/]/su, "")
    .replace(/\p{C}/gu, "")
    .trim();
  return name === "" ? null : shortened(name.normalize("NFC"));
};
