import type { SigningBlock } from "@latchkey/domain/compliance/right-to-rent/record-result.ts";
import type { CivilDate } from "@latchkey/domain/rules/civil-date.ts";
import type { Kysely } from "kysely";
import type { Schema } from "../platform/db/schema.ts";
import { readSigning } from "./signing.ts";

/** The state of a person's check as the agency reads it: neither the way nor the evidence. */
export interface AgencysCheck {
  readonly personId: string;
  /** null: nothing stands in the way of the signature. */
  readonly block: SigningBlock | null;
  readonly recordedOn: CivilDate | null;
  readonly followUpOn: CivilDate | null;
}

export interface AgencysSigning {
  readonly isReady: boolean;
  readonly isExempt: boolean;
  readonly checks: readonly AgencysCheck[];
}

/** null: the home is not in England, where no law asks for a check. */
export const readSigningForAgency = async (
  db: Kysely<Schema>,
  applicationId: string,
  today: CivilDate,
): Promise<AgencysSigning | null> => {
  const signing = await readSigning(db, applicationId, today);
  if (!signing) return null;
  const { isReady, isExempt, blocks, people } = signing;
  const checks = people.map(({ id, check }) => ({
    personId: id,
    block: blocks.find((one) => one.id === id)?.block ?? null,
    recordedOn: check?.checkedOn ?? null,
    followUpOn: check?.followUpBy ?? null,
  }));
  return { isReady, isExempt, checks };
};
