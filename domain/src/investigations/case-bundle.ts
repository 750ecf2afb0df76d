import type { LintFinding } from "../compliance/lint-policy.ts";
import type { CountedRow } from "../figures/figure-counts.ts";
import type { Outcome, PartyEventKind } from "../parties/status.ts";
import type { ApplicantCallDirection, ApplicantCallWay } from "../review/applicant-call.ts";
import type { DecisionCondition, DecisionReason } from "../review/decision.ts";
import type { DecisionInputs } from "../review/decision-inputs.ts";
import type { UsedOutside } from "../review/outside-result.ts";
import type { Override } from "../review/override.ts";
import { firstIssue, type Issue, issuesIn } from "../rules/issue.ts";
import { minLength, required } from "../rules/plain.ts";
import { plainText } from "../rules/plain-text.ts";
import type { PartyRole } from "../vocabulary/party-roles.ts";
import type { SectionName } from "../vocabulary/sections.ts";
import type { Counterfactual } from "./counterfactual.ts";

/** All that an investigation of one case asks for. Instants are ISO strings in UTC. */
export interface CaseBundle {
  readonly madeAt: string;
  readonly subject: {
    readonly number: string;
    readonly name: string;
    readonly role: PartyRole;
    readonly home: string;
    readonly country: string;
    readonly agency: string;
    readonly reference: string;
    readonly rentMinor: number;
    readonly shareMinor: number;
    readonly currency: string;
    readonly policy: { readonly name: string; readonly version: number; readonly title: string };
  };
  readonly events: readonly {
    readonly kind: PartyEventKind;
    readonly at: string;
    readonly by: string | null;
  }[];
  readonly requests: readonly BundledRequest[];
  readonly decisions: readonly BundledDecision[];
  readonly references: readonly {
    readonly kind: string;
    readonly state: string;
    readonly sentAt: string | null;
    readonly answeredAt: string | null;
    readonly answers: unknown;
    readonly waived: string | null;
  }[];
  readonly documents: readonly {
    readonly section: SectionName;
    readonly type: string;
    readonly addedAt: string;
    readonly verdict: string | null;
    readonly reasons: readonly string[];
    readonly note: string | null;
    readonly by: string | null;
    readonly at: string | null;
  }[];
  /** Every result of an outside provider that was recorded, also those that a newer one replaced. */
  readonly outsideResults: readonly (Omit<UsedOutside, "isTooOld"> & {
    readonly reason: string | null;
    readonly by: string;
    readonly at: string;
  })[];
  /** Talks with the applicant, also those that a later row corrects. */
  readonly calls: readonly {
    readonly way: ApplicantCallWay;
    readonly direction: ApplicantCallDirection;
    readonly calledAt: string;
    readonly spokeTo: string;
    readonly said: string;
    readonly isCorrected: boolean;
    readonly by: string;
    readonly at: string;
  }[];
  readonly notes: readonly { readonly at: string; readonly by: string; readonly text: string }[];
  /** The audit trail of the case: who opened and did what. */
  readonly trail: readonly {
    readonly at: string;
    readonly action: string;
    readonly by: string;
    readonly outcome: string;
  }[];
  readonly counterfactuals: readonly Counterfactual[];
  /** The linter's findings on the policy, by the law of the last decision's day, or of today. */
  readonly policyFindings: readonly (LintFinding & { readonly day: string })[];
  /** Other cases of the same agency and policy in the month of the last decision, small groups included. */
  readonly comparators: {
    readonly month: string;
    readonly counts: readonly CountedRow[];
    /** The names of the groups by reviewer. */
    readonly reviewers: readonly { readonly id: string; readonly name: string }[];
  } | null;
}

export interface BundledRequest {
  readonly at: string;
  readonly by: string | null;
  readonly section: SectionName;
  readonly documentType: string | null;
  readonly reasons: readonly string[];
  readonly comment: string | null;
  readonly dueOn: string | null;
  readonly answeredAt: string | null;
}

export interface BundledDecision {
  readonly at: string;
  readonly by: string;
  readonly state: string;
  readonly outcome: Outcome;
  readonly calculated: Outcome | null;
  readonly reasons: readonly DecisionReason[];
  readonly conditions: readonly DecisionCondition[];
  readonly words: string | null;
  readonly note: string | null;
  readonly override: Override | null;
  readonly second: { readonly by: string; readonly at: string | null; readonly note: string | null } | null;
  readonly droppedBecause: string | null;
  readonly finalAt: string | null;
  readonly secondLook: { readonly text: string; readonly askedAt: string } | null;
  readonly inputs: DecisionInputs;
}

export interface AskedBundle {
  /** The name of the investigation, for example a file number. */
  readonly name: string;
  /** The recipient of the bundle. */
  readonly recipient: string;
}

const SHORTEST = 3;
const LONGEST = 120;

const lineIssue = (text: string): Issue | undefined =>
  firstIssue<string>(required(), minLength(SHORTEST), plainText(LONGEST))(text.trim());

export const bundleIssues = ({ name, recipient }: AskedBundle): Readonly<Record<string, Issue>> =>
  issuesIn({ name: lineIssue(name), recipient: lineIssue(recipient) });
