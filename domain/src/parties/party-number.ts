/** By which people speak of a case, on the phone too. */
export const partyNumber = (number: number): string => `LK-${number}`;
