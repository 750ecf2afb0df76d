import { defaultCriteria } from "@latchkey/domain/affordability/criteria.ts";
import { deriveIncome } from "@latchkey/domain/income/derived.ts";
import { type SourceInput, sourceAsSent, sourceWith } from "@latchkey/domain/income/input.ts";
import {
  checkedSource,
  type GuarantorNomination,
  noDetails,
  type StoredSource,
  storedSource,
} from "@latchkey/domain/income/source.ts";
import type { IncomeFacts } from "@latchkey/domain/income/values.ts";
import { isChangedSince } from "@latchkey/domain/wizard/merge.ts";
import type { GraphqlRequest } from "./fake-server.ts";
import {
  guarantorAnswer,
  incomeAnswer,
  type RoundFile,
  sourceAnswer,
  type TestTaxRecord,
} from "./income-answers.ts";

/** The incomes of one applicant as the server has them: what is sent is stored, and answered as stored. */

/** An expected no, by its code. */
export class Refused extends Error {
  readonly code: string;
  constructor(code: string) {
    super(code);
    this.code = code;
  }
}

export interface StoredIncomes {
  readonly sources: readonly StoredSource[];
  /** By the uuid of their source. */
  readonly files: Readonly<Record<string, readonly RoundFile[]>>;
  readonly guarantor: GuarantorNomination | null;
  /** Of each source; without one there is none. */
  readonly taxRecord?: TestTaxRecord | null;
}

export interface IncomeTerms {
  readonly sharePence: number;
  readonly konfirCompleted: boolean;
}

interface SentDocuments {
  readonly accountDocuments?: readonly { readonly type: string; readonly path: string }[];
  readonly withdrawnDocuments?: readonly string[];
}

interface SentSource extends SourceInput, SentDocuments {
  readonly uuid?: string;
  readonly before?: object;
}

/** The arguments that are not about a source. */
const OTHERS = new Set([
  ...["email", "firstName", "lastName", "phoneNumber", "probationDurationUnit", "remedialSectionUuid"],
  ...["saveProgress", "progressId", "section", "completedSteps", "completed", "relatedObjectUuid"],
  ...["answers", "answersBefore"],
]);

const derivedOf = ({ sources, guarantor }: StoredIncomes, { sharePence }: IncomeTerms) =>
  deriveIncome(sources, guarantor, { sharePence, criteria: { ...defaultCriteria, assessment: "share" } });

/** @param request the request for missing information, or null for the first round */
const roundOf = (files: readonly RoundFile[] = [], request: string | null) =>
  files.filter(({ remedialSectionUuid }) => remedialSectionUuid === request);

/** What the rules of the section read. */
export const factsIn = (stored: StoredIncomes, terms: IncomeTerms, request: string | null): IncomeFacts => {
  const { someoneElsePays, meetsAffordability } = derivedOf(stored, terms);
  return {
    sources: stored.sources,
    guarantor: stored.guarantor,
    documents: stored.sources.flatMap(({ uuid }) =>
      roundOf(stored.files[uuid], request).map((file) => ({ ...file, incomeUuid: uuid })),
    ),
    meetsAffordabilityCriteria: meetsAffordability,
    someoneElsePaysForRent: someoneElsePays,
    konfirCompleted: terms.konfirCompleted,
  };
};

/** The same as the server answers it. */
export const incomesAnswer = (stored: StoredIncomes, terms: IncomeTerms, request: string | null) => ({
  guarantor: guarantorAnswer(stored.guarantor),
  income: incomeAnswer({
    ...derivedOf(stored, terms),
    ...terms,
    incomeSources: stored.sources.map((source) =>
      sourceAnswer(source, roundOf(stored.files[source.uuid], request), stored.taxRecord),
    ),
  }),
});

const named = (stored: StoredIncomes, { variables }: GraphqlRequest): StoredIncomes => {
  const { email, firstName, lastName, phoneNumber = "" } = variables as Partial<GuarantorNomination>;
  if (email === undefined || firstName === undefined || lastName === undefined) return stored;
  const uuid = stored.guarantor?.uuid ?? crypto.randomUUID();
  return { ...stored, guarantor: { uuid, email, firstName, lastName, phoneNumber } };
};

const sourceSent = ({ sources }: StoredIncomes, { uuid, incomeType }: SentSource): StoredSource => {
  if (uuid === undefined) {
    if (!incomeType) throw new Refused("INVALID_INPUT");
    return { ...noDetails, uuid: crypto.randomUUID(), incomeType };
  }
  const known = sources.find((source) => source.uuid === uuid);
  if (!known) throw new Refused("NOT_FOUND");
  return known;
};

const filesWith = (
  files: readonly RoundFile[] = [],
  { accountDocuments = [], withdrawnDocuments = [] }: SentDocuments,
  remedialSectionUuid: string | null,
): readonly RoundFile[] => [
  ...files.filter(({ id }) => !withdrawnDocuments.includes(id)),
  ...accountDocuments.map(({ type, path }) => ({
    id: `file-${path}`,
    type,
    path,
    fileName: path.split("/").at(-1) ?? "",
    remedialSectionUuid,
  })),
];

const toldIn = ({ variables }: GraphqlRequest): SentSource =>
  Object.fromEntries(Object.entries(variables).filter(([name]) => !OTHERS.has(name)));

interface Written {
  readonly stored: StoredIncomes;
  /** The object that the operation wrote. */
  readonly sourceUuid?: string | undefined;
  readonly guarantorUuid?: string | undefined;
}

/** Names a guarantor, or tells about a source. @throws Refused */
const updated = (stored: StoredIncomes, request: GraphqlRequest): Written => {
  const told = toldIn(request);
  const { uuid, before, ...input } = told;
  const next = named(stored, request);
  const guarantorUuid = next === stored ? undefined : next.guarantor?.uuid;
  if (Object.keys(input).length === 0) return { stored: next, guarantorUuid };
  const known = sourceSent(next, told);
  if (before && isChangedSince({ before, sent: input, stored: sourceAsSent(checkedSource(known)) })) {
    throw new Refused("CHANGED_ELSEWHERE");
  }
  const source = storedSource(sourceWith(checkedSource(known), input));
  const round = (request.variables.remedialSectionUuid as string | undefined) ?? null;
  const others = next.sources.filter((one) => one.uuid !== source.uuid);
  return {
    stored: {
      ...next,
      sources:
        uuid === undefined ? [...others, source] : next.sources.map((one) => (one === known ? source : one)),
      files: { ...next.files, [source.uuid]: filesWith(next.files[source.uuid], input, round) },
    },
    sourceUuid: source.uuid,
    guarantorUuid,
  };
};

/** What one of the section's mutations changes; undefined for another operation. @throws Refused */
export const written = (stored: StoredIncomes, request: GraphqlRequest): Written | undefined => {
  switch (request.operationName) {
    case "UpdateIncome":
      return updated(stored, request);
    case "DeleteGuarantor":
      return { stored: { ...stored, guarantor: null } };
    case "DeleteIncomeSource": {
      const { [String(request.variables.uuid)]: _gone, ...files } = stored.files;
      const sources = stored.sources.filter(({ uuid }) => uuid !== request.variables.uuid);
      return { stored: { ...stored, sources, files } };
    }
    default:
      return undefined;
  }
};
