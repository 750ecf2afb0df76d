import type { CivilDate } from "../../rules/civil-date.ts";
import { type Issue, issuesIn } from "../../rules/issue.ts";
import { minLength } from "../../rules/plain.ts";
import { plainText } from "../../rules/plain-text.ts";
import { type DepositGround, type DepositRules, depositGrounds } from "./deposit-rules.ts";

/** The statement on a holding deposit: the grounds for keeping it, or its refund. */

export const evidenceKinds = ["document", "reference", "outside", "request", "event", "check"] as const;
export type EvidenceKind = (typeof evidenceKinds)[number];

/** Something on the file that speaks for a ground. */
export interface GroundEvidence {
  readonly ground: DepositGround;
  readonly kind: EvidenceKind;
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

/** The contents of a tenant's file. */
export interface DepositFile {
  readonly person: string;
  /** The reasons of the decline; empty without one. */
  readonly reasons: readonly string[];
  readonly documents: readonly FiledDocument[];
  readonly references: readonly {
    readonly id: string;
    readonly kind: string;
    readonly answeredOn: CivilDate | null;
  }[];
  /** Results of outside providers that count against the person. */
  readonly outside: readonly { readonly id: string; readonly what: string; readonly madeOn: CivilDate }[];
  /** Right-to-rent records that count and show no right. */
  readonly checks: readonly { readonly id: string; readonly route: string; readonly on: CivilDate }[];
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
 * A paper that is not genuine, a referee's answer and a result contradict what was said. A missing paper, a silent referee and a fact that
 * is only not shown contradict nothing.
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

/** A no of the Home Office's checking service, on record or as its paper. A right that could only not be shown has not failed. */
const failedRight = ({ reasons, documents, checks }: DepositFile): readonly Found[] =>
  reasons.includes("RIGHT_TO_RENT_NOT_SHOWN")
    ? [
        ...checks
          .filter(({ route }) => route === "LCS")
          .map(({ id, route, on }) => ({ kind: "check" as const, id, what: route, on })),
        ...documents
          .filter(({ type, verdict }) => type === "LANDLORD_CHECKING_SERVICE" && verdict === "accept")
          .map(({ id, type, judgedOn }) => ({
            kind: "document" as const,
            id,
            what: type,
            on: judgedOn ?? "",
          })),
      ]
    : [];

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
  /** The statement of the person and the contradiction, in plain words. */
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
