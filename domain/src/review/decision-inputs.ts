import type { CountedSource } from "../affordability/counted.ts";
import type { DocumentType } from "../documents/kinds.ts";
import type { Outcome } from "../parties/status.ts";
import type { ReferenceKind } from "../references/kinds.ts";
import type { IncomeType } from "../vocabulary/money.ts";
import type { SectionName } from "../vocabulary/sections.ts";
import type { DocumentFindingId } from "./document-findings.ts";
import type { UsedOutside } from "./outside-result.ts";
import type { WaiverReason } from "./waiver.ts";

export interface DecisionInputs {
  readonly round: number;
  readonly policy: { readonly name: string; readonly version: number };
  readonly criteria: { readonly name: string; readonly version: number; readonly date: string };
  readonly shareMinor: number;
  readonly documents: readonly UsedDocument[];
  readonly references: readonly UsedReference[];
  readonly income: UsedIncome | null;
  readonly calculated: Outcome | null;
  /** The outcome of the household's rule, without figures from which another person's income follows. */
  readonly householdMet: boolean | null;
  readonly guarantor: UsedGuarantor | null;
  /** Absent where nothing was recorded, as in every decision from before the record existed. */
  readonly outside?: readonly UsedOutside[];
}

export interface UsedDocument {
  readonly id: string;
  readonly section: SectionName;
  readonly type: DocumentType;
  readonly side: string;
  readonly verdict: string | null;
  /** Its findings of level `bad`. */
  readonly bad: readonly DocumentFindingId[];
  /** Those of them that no verdict has dealt with. */
  readonly unexplained: readonly DocumentFindingId[];
  /** An income paper of a source: the yearly figure that a reviewer read on it, in minor units. */
  readonly paper: { readonly sourceUuid: string; readonly shownMinor: number | null } | null;
}

/** Only answers count; an opened letter shows nothing. */
export interface UsedReference {
  readonly id: string;
  readonly kind: ReferenceKind;
  readonly name: string;
  /** `unanswered`: the mail bounced, or the deadline passed. */
  readonly state: "answered" | "declined" | "unanswered" | "open";
  readonly answeredAt: string | null;
  readonly waived: WaiverReason | null;
  /** The applicant replied to facts that weigh against them; absent without a reply. */
  readonly repliedAt?: string;
}

export interface UsedIncome {
  readonly sources: readonly (CountedSource & { readonly incomeType: IncomeType | null })[];
  readonly rentMinor: number;
  readonly incomeMultiple: number;
  readonly incomeMinor: number;
  readonly savingsMinor: number;
  readonly affordableMinor: number;
  readonly gap: { readonly rent: number; readonly income: number; readonly savings: number } | null;
  readonly guarantorIncomeMinor: number | null;
}

export interface UsedGuarantor {
  readonly id: string;
  readonly name: string;
  readonly hasAgreed: boolean;
}
