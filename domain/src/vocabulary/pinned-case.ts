/**
 * A page shows one case and pins it: the address names it, and every call that the page makes carries it. The value is
 * the id of the party, which is the contract's `me { uuid }`.
 */
export const caseQuery = "case";
export const partyHeader = "x-latchkey-party";
