import type { CivilDate } from "../../rules/civil-date.ts";
import { type Issue, issuesIn } from "../../rules/issue.ts";
import { minLength } from "../../rules/plain.ts";
import { plainText } from "../../rules/plain-text.ts";
import { type DepositGround, type DepositRules, depositGrounds } from "./deposit-rules.ts";

/** Why a holding deposit is kept, ground by ground, or that it is not. */

export const evidenceKinds = ["document", "reference", "outside", "request", "event"] as const;
export type EvidenceKind = (typeof evidenceKinds)[number];

/** Something on the file that speaks for a ground. */
export interface GroundEvidence {
  readonly ground: DepositGround;
  readonly kind: EvidenceKind;
  /** Of the document, reference, result, request or event. */
  readonly id: string;
  readonly person: string;
  /** The code of what it is: a document's type, a kind of reference. */
  readonly what: string;
  readonly on: CivilDate;
}

export interface FiledDocument {
  readonly id: string;
  readonly type: string;
  readonly verdict: string | null;
  readonly judgedOn: CivilDate | null;
}

/** What the file of a tenant holds. */
export interface DepositFile {
  readonly person: string;
  /** Of the decision that the person was told; empty without a decline. */
  readonly reasons: readonly string[];
  readonly documents: readonly FiledDocument[];
  readonly references: readonly {
    readonly id: string;
    readonly kind: string;
    readonly answeredOn: CivilDate | null;
  }[];
  /** Results of outside providers that count against the person. */
  readonly outside: readonly { readonly id: string; readonly what: string; readonly madeOn: CivilDate }[];
  readonly requests: readonly {
    readonly id: string;
    readonly section: string;
    readonly dueOn: CivilDate | null;
    readonly isAnswered: boolean;
  }[];
  readonly events: readonly {
    readonly id: string;
    readonly kind: string;
    readonly on: CivilDate;
    readonly byApplicant: boolean;
  }[];
}

type Found = Omit<GroundEvidence, "ground" | "person">;

/**
 * What contradicts what was said: a paper that is not genuine, a referee who answered, a result. What is missing, unanswered or only not
 * shown contradicts nothing.
 */
const contradicting = ({ reasons, documents, references, outside }: DepositFile): readonly Found[] => [
  ...documents
    .filter(({ verdict }) => verdict === "do_not_use" && reasons.includes("DOCUMENTS_NOT_GENUINE"))
    .map(({ id, type, judgedOn }) => ({ kind: "document" as const, id, what: type, on: judgedOn ?? "" })),
  ...references.flatMap(({ id, kind, answeredOn }) =>
    answeredOn === null ? [] : [{ kind: "reference" as const, id, what: kind, on: answeredOn }],
  ),
  ...outside.map(({ id, what, madeOn }) => ({ kind: "outside" as const, id, what, on: madeOn })),
];

/** The answer of the Home Office's checking service. A right that could only not be shown has not failed. */
const failedRight = ({ reasons, documents }: DepositFile): readonly Found[] =>
  documents
    .filter(
      ({ type, verdict }) =>
        type === "LANDLORD_CHECKING_SERVICE" &&
        verdict === "accept" &&
        reasons.includes("RIGHT_TO_RENT_NOT_SHOWN"),
    )
    .map(({ id, type, judgedOn }) => ({ kind: "document" as const, id, what: type, on: judgedOn ?? "" }));

const eventsOf = ({ events }: DepositFile, kind: string, byApplicant: boolean): readonly Found[] =>
  events
    .filter((event) => event.kind === kind && event.byApplicant === byApplicant)
    .map(({ id, on }) => ({ kind: "event" as const, id, what: kind, on }));

const unanswered = ({ requests }: DepositFile, today: CivilDate): readonly Found[] =>
  requests.flatMap(({ id, section, dueOn, isAnswered }) =>
    isAnswered || dueOn === null || dueOn >= today
      ? []
      : [{ kind: "request" as const, id, what: section, on: dueOn }],
  );

const evidenceFor: Readonly<
  Record<DepositGround, (file: DepositFile, today: CivilDate) => readonly Found[]>
> = {
  false_information: contradicting,
  right_to_rent: failedRight,
  withdrew: (file) => eventsOf(file, "withdrawn", true),
  no_steps: (file, today) => [...unanswered(file, today), ...eventsOf(file, "expired", false)],
};

export const offeredEvidence = (
  files: readonly DepositFile[],
  { grounds }: Pick<DepositRules, "grounds">,
  today: CivilDate,
): readonly GroundEvidence[] =>
  depositGrounds
    .filter((ground) => grounds.includes(ground))
    .flatMap((ground) =>
      files.flatMap((file) =>
        evidenceFor[ground](file, today).map((found) => ({ ground, person: file.person, ...found })),
      ),
    );

export const evidenceKey = ({ kind, id }: Pick<GroundEvidence, "kind" | "id">): string => `${kind}/${id}`;

export interface GivenGround {
  readonly ground: string;
  /** Keys of what is offered for the ground. */
  readonly evidence: readonly string[];
  /** What was said and what shows otherwise, in plain words. */
  readonly words: string;
}

export const LONGEST_GROUND_WORDS = 500;
const SHORTEST_GROUND_WORDS = 20;

interface StatementFacts {
  readonly offered: readonly GroundEvidence[];
  readonly noticeBy: CivilDate;
  readonly today: CivilDate;
}

const evidenceIssue = (
  { ground, evidence }: GivenGround,
  offered: readonly GroundEvidence[],
): Issue | undefined => {
  if (evidence.length === 0) return { code: "depositStatement.validations.evidence" };
  const keys = offered.filter((one) => one.ground === ground).map(evidenceKey);
  return evidence.every((key, index) => keys.includes(key) && evidence.indexOf(key) === index)
    ? undefined
    : { code: "validation.please_select_an_option" };
};

const wordsIssue = (words: string): Issue | undefined =>
  minLength(SHORTEST_GROUND_WORDS)(words.trim()) ?? plainText(LONGEST_GROUND_WORDS)(words.trim());

/** The broken rules, by field: `false_information.evidence`. Without a ground the deposit is paid back, which breaks none. */
export const statementIssues = (
  grounds: readonly GivenGround[],
  { offered, noticeBy, today }: StatementFacts,
): Readonly<Record<string, Issue>> => {
  if (grounds.length === 0) return {};
  if (today > noticeBy) {
    return { grounds: { code: "depositStatement.validations.late", params: { day: noticeBy } } };
  }
  const isRepeated = new Set(grounds.map(({ ground }) => ground)).size < grounds.length;
  if (isRepeated) return { grounds: { code: "validation.please_select_an_option" } };
  return issuesIn(
    Object.fromEntries(
      grounds.flatMap((given) => [
        [`${given.ground}.evidence`, evidenceIssue(given, offered)],
        [`${given.ground}.words`, wordsIssue(given.words)],
      ]),
    ),
  );
};
