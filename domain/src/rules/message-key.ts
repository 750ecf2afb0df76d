/** Where the sentence of a broken rule stands among the texts: `validation.required` → `text.required`. */
export const messageKeyOf = (code: string): string => {
  const name = code.replace(/^validation\./, "");
  return name.includes(".") ? name : `text.${name}`;
};
