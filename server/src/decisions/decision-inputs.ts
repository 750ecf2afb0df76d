import { createHash } from "node:crypto";
import { isDeepStrictEqual } from "node:util";
import type { AffordabilityOutcome } from "@latchkey/domain/affordability/assess.ts";
import { agreementHolds } from "@latchkey/domain/parties/guarantee.ts";
import { currentReferences } from "@latchkey/domain/references/current.ts";
import type { ReviewState } from "@latchkey/domain/references/states.ts";
import { calculatedOutcome } from "@latchkey/domain/review/calculated-outcome.ts";
import type {
  DecisionInputs,
  UsedDocument,
  UsedGuarantor,
  UsedIncome,
  UsedReference,
} from "@latchkey/domain/review/decision-inputs.ts";
import { badFindings } from "@latchkey/domain/review/document-findings.ts";
import type { UsedOutside } from "@latchkey/domain/review/outside-result.ts";
import { unexplainedOf } from "@latchkey/domain/review/verdict.ts";
import { mayBeWaived } from "@latchkey/domain/review/waiver.ts";
import type { CivilDate } from "@latchkey/domain/rules/civil-date.ts";
import { hasSection } from "@latchkey/domain/vocabulary/sections.ts";
import {
  type ApplicationRow,
  assessPeople,
  nameOfPerson,
  type PersonRow,
  stillApplies,
} from "../applications/read-application.ts";
import { partyKeyOf } from "../parties/party-row.ts";
import type { Work } from "../platform/work/work.ts";
import { readUsedOutside } from "../review/outside-results.ts";
import { paperSourceOf } from "../review/paper-source.ts";
import { type Dossier, readDossier } from "../review/read-dossier.ts";

const byId = <Item extends { readonly id: string }>(items: readonly Item[]): readonly Item[] =>
  items.toSorted((one, other) => (one.id < other.id ? -1 : Number(one.id > other.id)));

const documentsOf = (
  { documents }: Dossier,
  { income }: PersonRow,
  today: CivilDate,
): readonly UsedDocument[] =>
  byId(documents).map((document) => {
    const { id, section, type, side, verdict } = document;
    const sourceUuid = paperSourceOf(document, income.incomeSources);
    const bad = badFindings(document, today);
    return {
      id,
      section,
      type,
      side,
      verdict: verdict?.verdict ?? null,
      bad,
      unexplained: unexplainedOf(bad, verdict),
      paper: sourceUuid === undefined ? null : { sourceUuid, shownMinor: verdict?.shownMinor ?? null },
    };
  });

const stateOf = (state: ReviewState): UsedReference["state"] => {
  if (state === "answered" || state === "declined") return state;
  return mayBeWaived(state) ? "unanswered" : "open";
};

const referencesOf = ({ references }: Dossier): readonly UsedReference[] =>
  byId(currentReferences(references)).map(({ id, kind, name, state, answeredAt, waiver, repliedAt }) => ({
    id,
    kind,
    name,
    state: stateOf(state),
    answeredAt,
    waived: waiver?.reason ?? null,
    // Left out without a reply, so that an earlier decision keeps its basis.
    ...(repliedAt !== null && { repliedAt }),
  }));

const guarantorOf = ({ people }: ApplicationRow, { guarantorId }: PersonRow): UsedGuarantor | null => {
  const guarantor = people.find(({ standing }) => standing.uuid === guarantorId);
  if (!guarantor || !stillApplies(guarantor)) return null;
  const { guarantee } = guarantor.standing;
  return {
    id: guarantor.standing.uuid,
    name: nameOfPerson(guarantor),
    hasAgreed: guarantee !== null && agreementHolds(guarantee),
  };
};

const asksForIncome = ({ standing }: PersonRow): boolean => hasSection(standing.sections, "INCOME");

const incomeOf = (person: PersonRow, outcome: AffordabilityOutcome): UsedIncome | null => {
  const trace = [...outcome.tenants, ...outcome.guarantors].find(({ id }) => id === person.standing.uuid);
  if (!trace || !asksForIncome(person)) return null;
  const { sum, sources } = trace;
  const typeOf = (uuid: string) =>
    person.income.incomeSources.find((source) => source.uuid === uuid)?.incomeType ?? null;
  return {
    sources: sources.map((source) => ({ ...source, incomeType: typeOf(source.uuid) })),
    rentMinor: sum.rentPence,
    incomeMultiple: sum.incomeMultiple,
    incomeMinor: sum.incomePence,
    savingsMinor: sum.savingsPence,
    affordableMinor: sum.affordablePence,
    gap: sum.gap ?? null,
    guarantorIncomeMinor: "guarantorIncomePence" in trace ? trace.guarantorIncomePence : null,
  };
};

/** The household rule adds something to one's own figures only if several people pay. */
const isShared = ({ people }: ApplicationRow): boolean =>
  people.filter((person) => person.standing.role === "tenant" && stillApplies(person)).length > 1;

interface Read {
  readonly application: ApplicationRow;
  readonly person: PersonRow;
  readonly dossier: Dossier;
  readonly today: CivilDate;
  readonly outside: readonly UsedOutside[];
}

const inputsOf = ({ application, person, dossier, today, outside }: Read): DecisionInputs => {
  const outcome = assessPeople(application).evidenced;
  const { standing, guarantorId, shareMinor } = person;
  const calculated = calculatedOutcome(
    { id: standing.uuid, role: standing.role, guarantorId, asksForIncome: asksForIncome(person) },
    outcome,
  );
  const { name, version, date } = application.criteria;
  return {
    round: standing.round,
    policy: { name: application.policy, version: application.policyVersion },
    criteria: { name, version, date },
    shareMinor,
    documents: documentsOf(dossier, person, today),
    references: referencesOf(dossier),
    income: incomeOf(person, outcome),
    calculated: calculated ?? null,
    householdMet: calculated === undefined || !isShared(application) ? null : outcome.isMet,
    guarantor: guarantorOf(application, person),
    // Left out where there is none, so that a decision from before the record existed keeps its basis.
    ...(outside.length > 0 && { outside }),
  };
};

export interface InputsRead {
  readonly inputs: DecisionInputs;
  readonly dossier: Dossier;
}

export const readInputs = async (
  { tx, services }: Pick<Work, "tx" | "services">,
  application: ApplicationRow,
  person: PersonRow,
): Promise<InputsRead> => {
  const today = services.today();
  const dossier = await readDossier(tx, partyKeyOf(person.standing));
  const outside = await readUsedOutside(tx, person.standing, today);
  return { inputs: inputsOf({ application, person, dossier, today, outside }), dossier };
};

/** Normalised as stored: JSON has no undefined. */
const stored = (inputs: object): unknown => JSON.parse(JSON.stringify(inputs));

/**
 * The inputs that invalidate a decision when they change. The household's result is shown to the applicant,
 * but another person's income alone does not change the decision. A document that is accepted later counted
 * before.
 */
const basisOf = ({ householdMet, documents, ...basis }: DecisionInputs): object => ({
  ...basis,
  documents: documents.map(({ unexplained, ...document }) =>
    document.verdict === "accept" ? { ...document, verdict: null } : document,
  ),
});

export const isSameBasis = (before: DecisionInputs, now: DecisionInputs): boolean =>
  isDeepStrictEqual(stored(basisOf(before)), stored(basisOf(now)));

export const basisHash = (inputs: DecisionInputs): string =>
  createHash("sha256")
    .update(JSON.stringify(basisOf(inputs)))
    .digest("base64url");
