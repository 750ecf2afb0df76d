/** `1,000` groups thousands; `30,5`, `1e3`, `+30` and `2.5` are no whole numbers. */
const WHOLE_NUMBER = /^(?:[0-9]{1,9}|[1-9][0-9]{0,2}(?:,[0-9]{3}){1,2})$/;

/** A whole number from 0 as people type it. NaN for any other text, which no rule about numbers accepts. */
export const parseWholeNumber = (typed: string): number => {
  const text = typed.trim();
  return WHOLE_NUMBER.test(text) ? Number(text.replaceAll(",", "")) : Number.NaN;
};
