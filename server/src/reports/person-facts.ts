import {
  type AgencyOutcome,
  agencyOutcome,
  agencyReason,
} from "@latchkey/domain/applications/agencys-view.ts";
import { isAdultAtStart } from "@latchkey/domain/compliance/right-to-rent/purpose.ts";
import { partyNumber } from "@latchkey/domain/parties/party-number.ts";
import { hasEnded } from "@latchkey/domain/parties/status.ts";
import { conditionValue } from "@latchkey/domain/policies/policy.ts";
import { evidenceOnDays, evidenceSort, hasPhoto } from "@latchkey/domain/reports/evidence.ts";
import { outcomeLabel } from "@latchkey/domain/reports/outcome-labels.ts";
import type {
  ReportCondition,
  ReportGuarantor,
  ReportIdentity,
  ReportOutside,
  ReportPerson,
  ReportResidence,
} from "@latchkey/domain/reports/report-facts.ts";
import { gapsIn } from "@latchkey/domain/residence/span.ts";
import type { DecisionInputs } from "@latchkey/domain/review/decision-inputs.ts";
import type { CivilDate } from "@latchkey/domain/rules/civil-date.ts";
import { londonDate } from "@latchkey/domain/rules/london.ts";
import { hasSection } from "@latchkey/domain/vocabulary/sections.ts";
import { nameOfPerson, statusOfPerson } from "../applications/read-application.ts";
import { decidedOn } from "../decisions/contest.ts";
import type { DecisionRow } from "../decisions/read-decisions.ts";
import { initialsOf } from "../decisions/told-decision.ts";
import type { DossierDocument } from "../review/read-dossier.ts";
import { affordabilityOf, incomesOf } from "./income-facts.ts";
import type { HomeOfPerson, ReadPerson } from "./read-person.ts";
import { REFERENCE_EVIDENCE, referencesOf } from "./reference-facts.ts";

/** null: not decided. */
export const outcomeOf = ({ person, decision }: ReadPerson): AgencyOutcome | null =>
  agencyOutcome(statusOfPerson(person), decision) ?? null;

const dayOf = (instant: string): CivilDate => londonDate(Date.parse(instant));

type UsedFile = DossierDocument & { readonly isAccepted: boolean };

/** The documents on which the decision rests; a verdict of later changes nothing. */
const usedFiles = ({ dossier }: ReadPerson, { documents }: DecisionInputs): readonly UsedFile[] =>
  documents.flatMap(({ id, verdict }) => {
    const found = dossier.documents.find((one) => one.id === id);
    return found && verdict !== "do_not_use" ? [{ ...found, isAccepted: verdict === "accept" }] : [];
  });

const identityOf = (read: ReadPerson, files: readonly UsedFile[]): ReportIdentity | null => {
  if (!hasSection(read.person.standing.sections, "IDENTITY")) return null;
  const accepted = files.filter(({ section, isAccepted }) => section === "IDENTITY" && isAccepted);
  const types = [...new Set(accepted.map(({ type }) => type))].filter((type) => type !== "LIVE_PHOTO");
  const days = accepted.flatMap(({ verdict }) => (verdict ? [dayOf(verdict.at)] : []));
  return { kinds: types.length, withPhoto: hasPhoto(types), checkedOn: days.toSorted().at(-1) ?? null };
};

const residenceOf = ({ person, residences }: ReadPerson, today: CivilDate): ReportResidence | null => {
  const { sections, conditions } = person.standing;
  if (!hasSection(sections, "RESIDENCE")) return null;
  const requiredMonths = Number(conditionValue(conditions, "REQUIRED_ADDRESS_MONTHS"));
  const gapDays = Number(conditionValue(conditions, "ADDRESS_GAP_DAYS"));
  const stays = residences.flatMap(({ draft, start, end, isCurrent }) =>
    draft || start === null ? [] : [{ start, end: isCurrent ? null : end }],
  );
  return {
    months: requiredMonths,
    isCovered: gapsIn(stays, { today, requiredMonths, gapDays }).length === 0,
  };
};

const conditionsOf = ({ conditions, metBy, recorded }: DecisionRow): readonly ReportCondition[] =>
  conditions.map((kind) => ({ kind, by: metBy, state: recorded?.outcome ?? "open" }));

const guarantorOf = ({ person }: ReadPerson, { people, labels }: HomeOfPerson): ReportGuarantor | null => {
  const guarantor = people.find((other) => other.person.standing.uuid === person.guarantorId);
  if (!guarantor || hasEnded(statusOfPerson(guarantor.person))) return null;
  const outcome = outcomeOf(guarantor);
  return { name: nameOfPerson(guarantor.person), outcome, label: outcome && outcomeLabel(labels, outcome) };
};

const outsideOf = ({ outside = [] }: DecisionInputs): readonly ReportOutside[] =>
  outside
    .filter(({ isTooOld }) => !isTooOld)
    .map(({ kind, provider, madeOn, ccjs, insolvency }) => ({ kind, provider, madeOn, ccjs, insolvency }));

const evidenceOf = (
  read: ReadPerson,
  { files, references }: { readonly files: readonly UsedFile[] } & Pick<DecisionInputs, "references">,
  start: CivilDate,
) =>
  evidenceOnDays(
    [
      ...files.map(({ section, type, addedAt }) => ({
        sort: evidenceSort(section, type),
        on: dayOf(addedAt),
      })),
      ...references.flatMap(({ kind, state, answeredAt }) =>
        state === "answered" && answeredAt ? [{ sort: REFERENCE_EVIDENCE[kind], on: dayOf(answeredAt) }] : [],
      ),
      ...read.verifiedOn.map((on) => ({ sort: "EMPLOYMENT_RECORD" as const, on })),
    ],
    start,
  );

const unassessed = {
  reasons: [],
  conditions: [],
  decidedOn: null,
  decidedBy: [],
  identity: null,
  affordability: null,
  incomes: [],
  references: [],
  residence: null,
  outside: [],
  evidence: [],
} as const;

const assessed = (read: ReadPerson, decision: DecisionRow, home: HomeOfPerson) => {
  const { inputs, reasons, proposedBy, secondBy } = decision;
  const files = usedFiles(read, inputs);
  const day = decidedOn(decision);
  return {
    reasons: reasons.map(agencyReason),
    conditions: conditionsOf(decision),
    decidedOn: day,
    decidedBy: [proposedBy, ...(secondBy ? [secondBy] : [])].map(({ name }) => initialsOf(name)),
    identity: identityOf(read, files),
    affordability: affordabilityOf(inputs, read.person.standing.conditions),
    incomes: incomesOf(read, inputs),
    references: referencesOf(read.dossier, inputs),
    residence: residenceOf(read, day),
    outside: outsideOf(inputs),
    evidence: evidenceOf(read, { files, references: inputs.references }, home.start),
  };
};

/** The report on a person who is decided, or no longer applies. @returns undefined while the person is not decided */
export const personFacts = (read: ReadPerson, home: HomeOfPerson): ReportPerson | undefined => {
  const { person, decision, birthdate, rightToRent, screenedOn } = read;
  const outcome = outcomeOf(read);
  if (outcome === null) return undefined;
  const isOver = hasEnded(statusOfPerson(person)) || !decision;
  return {
    id: person.standing.uuid,
    number: partyNumber(person.number),
    name: nameOfPerson(person),
    role: person.standing.role,
    isAdult: birthdate === null ? null : isAdultAtStart(birthdate, home.start),
    shareMinor: person.shareMinor,
    outcome,
    label: outcomeLabel(home.labels, outcome),
    guarantor: guarantorOf(read, home),
    rightToRent: isOver ? null : rightToRent,
    screenedOn: isOver ? null : screenedOn,
    ...(isOver ? unassessed : assessed(read, decision, home)),
  };
};
