import type { ShownDossier } from "./case.graphql.ts";

/** The reader works on the case, and nothing about it is proposed or decided: it can go back to its applicant. */
export const mayAsk = ({ heldByYou, party: { stage } }: ShownDossier): boolean =>
  heldByYou && stage !== "PROPOSED" && stage !== "AGREED";
