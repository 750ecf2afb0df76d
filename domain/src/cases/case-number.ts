/** By which people speak of a case, on the phone too. */
export const caseNumber = (number: number): string => `LK-${number}`;
