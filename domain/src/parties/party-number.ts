export const partyNumber = (number: number): string => `LK-${number}`;
