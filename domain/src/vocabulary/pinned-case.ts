/**
 * A page shows one case and pins it: its URL contains the case, and so does every request of the page. The value is
 * the id of the party, which is the contract's `me { uuid }`.
 */
export const caseQuery = "case";
export const partyHeader = "x-latchkey-party";
