export const messageKeyOf = (code: string): string => {
  const name = code.replace(/^validation\./, "");
  return name.includes(".") ? name : `text.${name}`;
};
