import type { RecordPurpose } from "@latchkey/domain/compliance/right-to-rent/record.ts";
import type { SigningBlock } from "@latchkey/domain/compliance/right-to-rent/record-result.ts";
import { rightToRentRulesOn } from "@latchkey/domain/compliance/right-to-rent/rule-sets.ts";
import { isConfirmed } from "../compliance/right-to-rent-rules.ts";
import type { PartyKey } from "../platform/actor/actor.ts";
import { notFound } from "../platform/refusals/refusals.ts";
import type { Work } from "../platform/work/work.ts";
import { type CheckSubject, readSubject, statementFor } from "./check-subject.ts";
import { listLandlords } from "./landlords.ts";
import { type KeptLetting, readLetting } from "./letting.ts";
import { type ListedPack, listPacks } from "./packs.ts";
import { type CheckContent, counts, type KeptCheck, readContent, readEvidenceFiles } from "./read-checks.ts";
import { readCheckFacts } from "./record-check.ts";
import type { KeptResponsibility } from "./responsibilities.ts";
import { readSigning } from "./signing.ts";
import type { StatementText } from "./statement-text.ts";

/** A record as the agency sees it: of the provider's own no way and no evidence, which the pack alone holds. */
export interface CheckersRecord extends KeptCheck {
  /** null: it is not the agency's, or its evidence is deleted. */
  readonly content: CheckContent | null;
  /** Something is left that a pack can hold. */
  readonly hasEvidence: boolean;
  /** The fields of its files; empty for the provider's own. */
  readonly fileFields: readonly string[];
  readonly packs: readonly ListedPack[];
}

export interface CheckersPerson {
  readonly id: string;
  readonly subject: CheckSubject;
  readonly letting: KeptLetting;
  readonly purpose: RecordPurpose;
  readonly block: SigningBlock | null;
  readonly isExempt: boolean;
  readonly isReady: boolean;
  readonly ruleSet: string;
  readonly mayRecord: boolean;
  readonly landlords: readonly string[];
  readonly responsibilities: readonly KeptResponsibility[];
  readonly statements: readonly StatementText[];
  readonly checks: readonly CheckersRecord[];
}

const recordsOf = async (
  { tx, services }: Work,
  key: PartyKey,
  checks: readonly KeptCheck[],
): Promise<readonly CheckersRecord[]> => {
  const packs = await listPacks(tx, key);
  const shown: CheckersRecord[] = [];
  for (const check of checks.filter(counts)) {
    const content = await readContent({ db: tx, keyring: services.keyring }, key, check.id);
    shown.push({
      ...check,
      content: check.isByAgency ? (content ?? null) : null,
      hasEvidence: content !== undefined,
      fileFields: check.isByAgency
        ? (await readEvidenceFiles(tx, key, check.id)).map(({ field }) => field)
        : [],
      packs: packs.filter(({ checkId }) => checkId === check.id),
    });
  }
  return shown;
};

/** @throws NOT_FOUND for a home outside England and for a guarantor, who need no check */
export const readForChecker = async (work: Work, key: PartyKey): Promise<CheckersPerson> => {
  const { tx, services } = work;
  const { purpose, agency, checks } = await readCheckFacts(work, key, "agency");
  const subject = await readSubject(tx, key);
  const letting = await readLetting(tx, key.applicationId);
  const rules = rightToRentRulesOn(services.today());
  const signing = await readSigning(tx, key.applicationId, services.today());
  if (!letting || !rules || !signing) throw notFound();
  return {
    id: key.partyId,
    subject,
    letting,
    purpose,
    block: signing.blocks.find(({ id }) => id === key.partyId)?.block ?? null,
    isExempt: signing.isExempt,
    isReady: signing.isReady,
    ruleSet: rules.id,
    mayRecord: services.config.mode !== "production" || (await isConfirmed(tx, rules.id)),
    landlords: await listLandlords(tx, letting.agencyId),
    responsibilities: agency.responsibilities.filter(({ landlord }) => landlord !== null),
    statements: statementFor(services, subject),
    checks: await recordsOf(work, key, checks),
  };
};
