import type { SanctionsState } from "../compliance/sanctions/standing.ts";
import type { Outcome } from "../parties/status.ts";
import type { PartyRole } from "../vocabulary/party-roles.ts";
import { type AcceptanceFacts, evidenceBlocks, evidenceBlocksOf } from "./acceptance.ts";
import type { UsedGuarantor } from "./decision-inputs.ts";

/** Obstacles to an outcome that no reviewer can overrule. */
export const decisionBlocks = [
  "NO_GUARANTOR",
  "GUARANTOR_NOT_AGREED",
  "GUARANTOR_DECLINED",
  "DUE_DILIGENCE_NOT_RECORDED",
  "OUTSIDE_RESULT_MISSING",
  "SANCTIONS_LIST_MISSING",
  "SANCTIONS_NOT_SCREENED",
  "SANCTIONS_CANDIDATE_OPEN",
  "SANCTIONS_CONFIRMED",
  ...evidenceBlocks,
] as const;
export type DecisionBlock = (typeof decisionBlocks)[number];

export interface BlockFacts extends AcceptanceFacts {
  readonly role: PartyRole;
  /** The policy asks for it at this rent, and it is not recorded. */
  readonly lacksDueDiligence: boolean;
  /** The policy asks for a result that is missing, or too old. */
  readonly lacksOutsideResult: boolean;
  readonly sanctions: SanctionsState;
  /** A list must have been imported: the law of the UK asks for it of letting agents. */
  readonly needsSanctionsList: boolean;
  readonly guarantor:
    | (Pick<UsedGuarantor, "hasAgreed"> & {
        readonly isDeclined: boolean;
      })
    | null;
}

const guarantorBlock = ({ role, guarantor }: BlockFacts): DecisionBlock | undefined => {
  if (role !== "tenant" || !guarantor) return "NO_GUARANTOR";
  if (guarantor.isDeclined) return "GUARANTOR_DECLINED";
  return guarantor.hasAgreed ? undefined : "GUARANTOR_NOT_AGREED";
};

const SANCTIONS_BLOCKS: Readonly<Record<Exclude<SanctionsState, "NO_LIST" | "CLEAR">, DecisionBlock>> = {
  NOT_SCREENED: "SANCTIONS_NOT_SCREENED",
  OPEN: "SANCTIONS_CANDIDATE_OPEN",
  CONFIRMED: "SANCTIONS_CONFIRMED",
};

type SanctionsFacts = Pick<BlockFacts, "sanctions" | "needsSanctionsList">;

export const sanctionsBlock = ({
  sanctions,
  needsSanctionsList,
}: SanctionsFacts): DecisionBlock | undefined => {
  if (sanctions === "NO_LIST") return needsSanctionsList ? "SANCTIONS_LIST_MISSING" : undefined;
  return sanctions === "CLEAR" ? undefined : SANCTIONS_BLOCKS[sanctions];
};

/**
 * An acceptance with a guarantor needs a guarantor who has agreed to exactly this and was not declined. Every acceptance needs settled
 * evidence, and a screening by the newest sanctions list without an open or confirmed candidate. The right to rent stops no acceptance:
 * it is recorded before the agreement, whatever the nationality.
 */
export const blocksOf = (outcome: Outcome, facts: BlockFacts): readonly DecisionBlock[] => {
  if (outcome === "declined") return [];
  const guarantor = outcome === "accepted_with_guarantor" ? guarantorBlock(facts) : undefined;
  const sanctions = sanctionsBlock(facts);
  return [
    ...(sanctions ? [sanctions] : []),
    ...(guarantor ? [guarantor] : []),
    ...(facts.lacksDueDiligence ? (["DUE_DILIGENCE_NOT_RECORDED"] as const) : []),
    ...(facts.lacksOutsideResult ? (["OUTSIDE_RESULT_MISSING"] as const) : []),
    ...evidenceBlocksOf(facts),
  ];
};
