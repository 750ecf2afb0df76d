import "./income-chunks.ts";
import type { IncomeVariant } from "@latchkey/domain/income/context.ts";
import { incomeSection } from "@latchkey/domain/income/section.ts";
import type { StoredSource } from "@latchkey/domain/income/source.ts";
import type { Condition } from "@latchkey/domain/policies/condition.ts";
import { TODAY } from "@latchkey/domain/testing/civil-days.ts";
import type { Language } from "@latchkey/domain/vocabulary/languages.ts";
import { vi } from "vitest";
import type { OwnApplication } from "../shell/own-applications.ts";
import { later } from "./fake-camera.ts";
import {
  reconciled,
  released,
  type SentProgress,
  type StoredRecord,
  savedRecord,
  type WalkedCase,
} from "./fake-income-records.ts";
import {
  factsIn,
  type IncomeTerms,
  incomesAnswer,
  Refused,
  type StoredIncomes,
  written,
} from "./fake-incomes.ts";
import {
  type Answer,
  aMe,
  aProgress,
  type GraphqlRequest,
  guarantorsApplication,
  startedNow,
  type TestRemedial,
} from "./fake-server.ts";
import { sourceAnswer } from "./income-answers.ts";
import { openApp } from "./open-app.tsx";

/** The income section of one applicant, with a fake server that stores what is sent. */

export interface IncomeCase extends Partial<StoredIncomes> {
  /** The object of the record. */
  readonly about?: string;
  /** The choices so far, and the steps that were passed. */
  readonly answers?: object;
  readonly completedSteps?: readonly string[];
  readonly progress?: readonly StoredRecord[];
  readonly remedialSections?: readonly TestRemedial[];
  readonly conditions?: readonly Condition[];
  readonly variant?: IncomeVariant;
  readonly konfirEnabled?: boolean;
  readonly konfirCompleted?: boolean;
  /** Of the installation: whether it has a partner. */
  readonly openBankingEnabled?: boolean;
  readonly taxLinkEnabled?: boolean;
  /** Of the monthly rent, in pence: £1,035, for which £31,050 a year are needed. */
  readonly sharePence?: number;
  readonly path?: string;
  /** Addresses that were open before, in the same tab. */
  readonly before?: readonly string[];
  readonly language?: Language;
  /** Of somebody who guarantees another's rent. */
  readonly asGuarantor?: boolean;
  /** What the person told in an earlier case. */
  readonly earlier?: readonly StoredSource[];
}

/** The address of a step, with the record that the dashboard's card names. @param about its object */
export const incomePath = (step?: string, about?: string): string => {
  const object = about === undefined ? "" : `&related_object_uuid=${about}`;
  return `/questions/income${step ? `/${step}` : ""}?progress_id=7${object}`;
};

/** A record of the section, with its choices. */
export const incomeRecord = (id: number, given: Partial<StoredRecord> = {}): StoredRecord =>
  aProgress(id, "INCOME", { ...startedNow, ...given });

const ownApplication: OwnApplication = { ...guarantorsApplication, role: "tenant", firstName: "Amara" };
const earlierApplication: OwnApplication = {
  ...ownApplication,
  ...{ uuid: "applicant-0", application: "application-0", home: "8 Mill Lane, Perth", open: false },
};

const EMAIL = "amara@example.com";

interface Stored {
  readonly incomes: StoredIncomes;
  readonly records: readonly StoredRecord[];
}

const startOf = ({
  sources = [],
  files = {},
  guarantor = null,
  taxRecord = null,
  ...given
}: IncomeCase): Stored => {
  const { about = null, answers = {}, completedSteps = [], progress } = given;
  const record = { relatedObjectUuid: about, completedSteps: [...completedSteps], answers };
  return {
    incomes: { sources, files, guarantor, taxRecord },
    records: progress ?? [incomeRecord(7, record)],
  };
};

const termsOf = ({ sharePence = 103_500, konfirCompleted = false }: IncomeCase): IncomeTerms => ({
  sharePence,
  konfirCompleted,
});

const walkedCase = (given: IncomeCase, { sources, guarantor, files }: StoredIncomes): WalkedCase => ({
  variant: given.variant ?? "INCOME_DEFAULT",
  context: { today: TODAY, conditions: given.conditions ?? [] },
  requests: given.remedialSections ?? [],
  own: [...sources.map(({ uuid }) => uuid), ...(guarantor ? [guarantor.uuid] : [])],
  factsOf: (uuid, request) => ({
    ...factsIn({ sources, guarantor, files }, termsOf(given), request),
    uuid,
    email: EMAIL,
    konfirEnabled: given.konfirEnabled ?? false,
    openBankingEnabled: given.openBankingEnabled ?? true,
    taxLinkEnabled: given.taxLinkEnabled ?? false,
  }),
});

/** Everything that the section's operations select. @param request whose files are answered */
const meOf = (given: IncomeCase, { incomes, records }: Stored, request: string | null) => {
  const { variant = "INCOME_DEFAULT", remedialSections = [], conditions = [] } = given;
  const sections = [{ name: "INCOME", variant, steps: incomeSection.steps(variant) }];
  const applications = given.asGuarantor
    ? [guarantorsApplication]
    : given.earlier
      ? [ownApplication, earlierApplication]
      : [];
  const me = aMe({ sections, progress: records, remedialSections, applications });
  return {
    ...me,
    email: EMAIL,
    konfirEnabled: given.konfirEnabled ?? false,
    openBankingEnabled: given.openBankingEnabled ?? true,
    taxLinkEnabled: given.taxLinkEnabled ?? false,
    ...incomesAnswer(incomes, termsOf(given), request),
    earlierIncome: given.earlier && {
      __typename: "EarlierIncome",
      appliedFor: earlierApplication.home,
      sources: given.earlier.map((source) => sourceAnswer(source, [])),
    },
    latestValidation: me.latestValidation && {
      ...me.latestValidation,
      sectionMetaData: {
        ...me.latestValidation.sectionMetaData,
        conditions: conditions.map((condition) => ({ __typename: "Condition", ...condition })),
      },
    },
  };
};

const progressAnswer = ({ id, name, completedDtm, completedSteps, relatedObjectUuid }: StoredRecord) => ({
  __typename: "UpdateWizardProgress",
  wizardProgress: {
    __typename: "WizardProgress",
    ...{ id, name, completedDtm, completedSteps, relatedObjectUuid },
  },
});

const progressIn = ({ operationName, variables }: GraphqlRequest): SentProgress | undefined => {
  if (operationName === "MutateProgress") return variables as unknown as SentProgress;
  return variables.saveProgress
    ? ({ ...variables, id: variables.progressId } as unknown as SentProgress)
    : undefined;
};

const ANSWERED_AS: Readonly<Record<string, string>> = {
  UpdateIncome: "updateIncome",
  DeleteGuarantor: "deleteGuarantor",
  DeleteIncomeSource: "deleteIncomeSource",
};

/** A query without variables sends none. */
const roundIn = ({ variables = {} }: Partial<GraphqlRequest>): string | null =>
  typeof variables.remedialSectionUuid === "string" ? variables.remedialSectionUuid : null;

const asNamed = (name: string, uuid: string | undefined) =>
  uuid === undefined ? null : { __typename: name, uuid };

/** One operation is one transaction: what it changes, and what it answers. @throws Refused */
const performed = (given: IncomeCase, stored: Stored, request: GraphqlRequest) => {
  const { operationName, variables } = request;
  const change = written(stored.incomes, request);
  const incomes = change?.stored ?? stored.incomes;
  const walked = walkedCase(given, incomes);
  const removed = operationName === "DeleteIncomeSource" ? variables.uuid : undefined;
  const left = stored.records.filter((one) => removed === undefined || one.relatedObjectUuid !== removed);
  const dropped = operationName === "DeleteGuarantor" ? stored.incomes.guarantor?.uuid : undefined;
  const kept = released(left, dropped);
  const sent = progressIn(request);
  const object = change?.sourceUuid ?? change?.guarantorUuid;
  const saved = sent && savedRecord(reconciled(kept, walked), sent, walked, object);
  const next: Stored = { incomes, records: saved?.records ?? reconciled(kept, walked) };
  const me = meOf(given, next, roundIn(request));
  const field = ANSWERED_AS[operationName];
  const data = {
    ...(field && {
      [field]: {
        __typename: operationName === "UpdateIncome" ? "UpdateIncome" : "DeleteIncome",
        success: true,
        incomeSource: asNamed("SavedIncomeSource", change?.sourceUuid),
        guarantor: asNamed("SavedGuarantor", change?.guarantorUuid),
        meetsAffordabilityCriteria: me.income.meetsAffordabilityCriteria,
        me,
      },
    }),
    ...(saved && { updateWizardProgress: progressAnswer(saved.record) }),
  };
  return { next, data };
};

const refusalOf = (cause: unknown): Answer => {
  if (!(cause instanceof Refused)) throw cause;
  return { errors: [{ message: "no", extensions: { code: cause.code } }] };
};

/** What was held back is stored after all. */
const asStored: Answer = { data: undefined };

const isMutation = ({ operationName }: GraphqlRequest): boolean =>
  /^(Update|Delete|Mutate)/.test(operationName);

const fakeServer = (given: IncomeCase) => {
  let stored = startOf(given);
  const answer = (request: GraphqlRequest): Answer => {
    if (!isMutation(request)) return { data: { me: meOf(given, stored, roundIn(request)) } };
    try {
      const { next, data } = performed(given, stored, request);
      stored = next;
      return { data };
    } catch (cause) {
      return refusalOf(cause);
    }
  };
  return {
    answer,
    incomes: () => stored.incomes,
    records: () => stored.records,
    /** Another tab has saved something. */
    change: (changed: (incomes: StoredIncomes) => Partial<StoredIncomes>): void => {
      stored = { ...stored, incomes: { ...stored.incomes, ...changed(stored.incomes) } };
    },
  };
};

/** Answers of the test, in the place of the server's. */
const ownAnswers = () => {
  const answers: (Answer | Promise<Answer>)[] = [];
  return {
    /** @param server what it answers, if the test does not */
    answer: async (server: () => Answer): Promise<Answer> => {
      if (answers.length === 0) return server();
      const own = await answers.shift();
      return own === asStored ? server() : own;
    },
    /** The next saves get these answers; undefined for none. */
    answerNext: (...next: readonly Answer[]): void => {
      answers.push(...next);
    },
    /** Holds the next save back. @returns lets it arrive */
    holdNext: (): (() => void) => {
      const { promise, answer } = later<Answer>();
      answers.push(promise);
      return () => answer(asStored);
    },
  };
};

/** Opens the section. A test may answer an operation itself: with an error, or later. */
export const openIncome = async (given: IncomeCase = {}) => {
  vi.spyOn(Date, "now").mockReturnValue(Date.parse(`${TODAY}T10:00:00Z`));
  const { path = incomePath(undefined, given.about), before = [], language = "en" } = given;
  const sent: GraphqlRequest[] = [];
  const asked: GraphqlRequest[] = [];
  const server = fakeServer(given);
  const { answer, answerNext, holdNext } = ownAnswers();
  const answers = async (request: GraphqlRequest): Promise<Answer> => {
    const isSave = isMutation(request);
    (isSave ? sent : asked).push(request);
    return isSave ? answer(() => server.answer(request)) : server.answer(request);
  };
  const open = (at: string) => openApp({ path: at, before, answers, language });
  return {
    ...(await open(path)),
    /** The mutations, and the queries. */
    sent,
    asked,
    /** Opens an address anew, as a reload does: nothing is kept but what the server has. */
    open,
    stored: server.incomes,
    records: server.records,
    change: server.change,
    answerNext,
    holdNext,
  };
};

export type OpenedIncome = Awaited<ReturnType<typeof openIncome>>;
export type IncomeScreen = OpenedIncome["screen"];
