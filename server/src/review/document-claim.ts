import type { StoredSource } from "@latchkey/domain/income/source.ts";
import { readIncome } from "../income/income-facts.ts";
import type { PartyKey } from "../platform/actor/actor.ts";
import type { Work } from "../platform/work/work.ts";
import { readPerson } from "../verification/person.ts";
import { paperSourceOf } from "./paper-source.ts";
import type { DossierDocument } from "./read-dossier.ts";

export interface DocumentClaim {
  readonly name: string;
  /** Empty: not given. */
  readonly birthdate: string;
  readonly income: StoredSource | null;
  /** A yearly figure is read on it. */
  readonly isPaper: boolean;
}

export const readClaim = async (
  { tx }: Work,
  party: PartyKey,
  document: DossierDocument,
): Promise<DocumentClaim> => {
  const { firstName, middleName, lastName, birthdate } = await readPerson(tx, party);
  const { incomeSources } = await readIncome(tx, party);
  const isAboutIt = ({ uuid }: StoredSource): boolean => uuid === document.relatedObjectUuid;
  return {
    name: [firstName, middleName, lastName].filter(Boolean).join(" "),
    birthdate,
    income: (document.section === "INCOME" ? incomeSources.find(isAboutIt) : undefined) ?? null,
    isPaper: paperSourceOf(document, incomeSources) !== undefined,
  };
};
