import { createHash } from "node:crypto";
import { isDeepStrictEqual } from "node:util";
import type { AffordabilityOutcome } from "@latchkey/domain/affordability/assess.ts";
import { agreementHolds } from "@latchkey/domain/parties/guarantee.ts";
import { calculatedOutcome } from "@latchkey/domain/review/decision.ts";
import type {
  DecisionInputs,
  UsedDocument,
  UsedGuarantor,
  UsedIncome,
  UsedReference,
} from "@latchkey/domain/review/decision-inputs.ts";
import { sectionOfVariant } from "@latchkey/domain/vocabulary/sections.ts";
import type { Kysely } from "kysely";
import {
  type ApplicationRow,
  assessPeople,
  type PersonRow,
  stillApplies,
} from "../applications/read-application.ts";
import { partyKeyOf } from "../parties/party-row.ts";
import type { Schema } from "../platform/db/schema.ts";
import { type Dossier, readDossier } from "../review/read-dossier.ts";

const nameOf = ({ firstName, lastName }: PersonRow): string => `${firstName} ${lastName}`.trim();

const byId = <Item extends { readonly id: string }>(items: readonly Item[]): readonly Item[] =>
  items.toSorted((one, other) => (one.id < other.id ? -1 : Number(one.id > other.id)));

const documentsOf = ({ documents }: Dossier): readonly UsedDocument[] =>
  byId(documents).map(({ id, section, type, side, verdict }) => ({
    id,
    section,
    type,
    side,
    verdict: verdict?.verdict ?? null,
  }));

const referencesOf = ({ references }: Dossier): readonly UsedReference[] =>
  byId(references).map(({ id, kind, name, state, answeredAt }) => ({
    id,
    kind,
    name,
    state: state === "answered" || state === "declined" ? state : "open",
    answeredAt,
  }));

const guarantorOf = ({ people }: ApplicationRow, { guarantorId }: PersonRow): UsedGuarantor | null => {
  const guarantor = people.find(({ standing }) => standing.uuid === guarantorId);
  if (!guarantor || !stillApplies(guarantor)) return null;
  const { guarantee } = guarantor.standing;
  return {
    id: guarantor.standing.uuid,
    name: nameOf(guarantor),
    hasAgreed: guarantee !== null && agreementHolds(guarantee),
  };
};

const asksForIncome = ({ standing }: PersonRow): boolean =>
  standing.sections.some((variant) => sectionOfVariant(variant) === "INCOME");

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

const inputsOf = (application: ApplicationRow, person: PersonRow, dossier: Dossier): DecisionInputs => {
  const outcome = assessPeople(application);
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
    documents: documentsOf(dossier),
    references: referencesOf(dossier),
    income: incomeOf(person, outcome),
    calculated: calculated ?? null,
    householdMet: calculated === undefined || !isShared(application) ? null : outcome.isMet,
    guarantor: guarantorOf(application, person),
  };
};

export const readInputs = async (
  db: Kysely<Schema>,
  application: ApplicationRow,
  person: PersonRow,
): Promise<DecisionInputs> =>
  inputsOf(application, person, await readDossier(db, partyKeyOf(person.standing)));

/** Normalised as stored: JSON has no undefined. */
const stored = (inputs: object): unknown => JSON.parse(JSON.stringify(inputs));

/**
 * The inputs that invalidate a decision when they change. The household's result is shown to the applicant,
 * but another person's income alone does not change the decision. A document that is accepted later counted
 * before.
 */
const basisOf = ({ householdMet, documents, ...basis }: DecisionInputs): object => ({
  ...basis,
  documents: documents.map((document) =>
    document.verdict === "accept" ? { ...document, verdict: null } : document,
  ),
});

export const isSameBasis = (before: DecisionInputs, now: DecisionInputs): boolean =>
  isDeepStrictEqual(stored(basisOf(before)), stored(basisOf(now)));

export const basisHash = (inputs: DecisionInputs): string =>
  createHash("sha256")
    .update(JSON.stringify(basisOf(inputs)))
    .digest("base64url");
