import { type IncomeSectionFacts, incomeSection } from "@latchkey/domain/income/section.ts";
import { parseIncomeAnswers } from "@latchkey/domain/income/values.ts";
import { mergeAnswers } from "@latchkey/domain/wizard/merge.ts";
import { mergeSteps } from "@latchkey/domain/wizard/progress.ts";
import type { PartyContext, StoredItem } from "@latchkey/domain/wizard/section.ts";
import { Refused } from "./fake-incomes.ts";
import { aProgress, startedNow, type TestProgress, type TestRemedial } from "./fake-server.ts";

/** The records of the income section, as the server finds, merges and completes them. */

export interface StoredRecord extends TestProgress {
  readonly answers?: object;
}

export interface SentProgress {
  readonly id?: number;
  readonly completedSteps: readonly string[];
  readonly completed: boolean;
  readonly relatedObjectUuid?: string;
  readonly remedialSectionUuid?: string;
  readonly answers?: object;
  readonly answersBefore?: object;
}

/** What the server's own walk reads besides the record. */
export interface WalkedCase {
  readonly variant: StoredItem<IncomeSectionFacts>["variant"];
  readonly context: PartyContext;
  readonly requests: readonly TestRemedial[];
  /** The sources and the guarantor of this person. */
  readonly own: readonly string[];
  /** @param about the source of the record */
  readonly factsOf: (about: string | undefined, request: string | null) => IncomeSectionFacts;
}

const NOW = "2026-11-20T10:00:00Z";

const ordinary = (records: readonly StoredRecord[], about: string | null) =>
  records.find(
    ({ relatedObjectUuid, remedialSectionUuid }) =>
      relatedObjectUuid === about && remedialSectionUuid === null,
  );

const reachesEnd = (records: readonly StoredRecord[], record: StoredRecord, walked: WalkedCase): boolean => {
  const { relatedObjectUuid, remedialSectionUuid, answers } = record;
  const beneath = remedialSectionUuid === null ? [] : [ordinary(records, relatedObjectUuid)?.answers];
  const request = walked.requests.find(({ uuid }) => uuid === remedialSectionUuid);
  const item = {
    variant: walked.variant,
    facts: walked.factsOf(relatedObjectUuid ?? undefined, remedialSectionUuid),
    answerLayers: [...beneath, answers],
    request: request as StoredItem<IncomeSectionFacts>["request"],
  };
  return incomeSection.mayComplete(item, walked.context);
};

interface Key {
  readonly related: string | null;
  readonly remedial: string | null;
}

const recordOf = (records: readonly StoredRecord[], { related, remedial }: Key) =>
  records.find(
    ({ relatedObjectUuid, remedialSectionUuid }) =>
      relatedObjectUuid === related && remedialSectionUuid === remedial,
  );

/** As `findItem` of server/src/sections/save-progress.ts. @throws Refused */
const foundRecord = (
  records: readonly StoredRecord[],
  id: number | undefined,
  key: Key,
  written: string | undefined,
): StoredRecord | undefined => {
  if (id === undefined) return recordOf(records, key);
  const named = records.find((record) => record.id === id);
  if (!named || named.remedialSectionUuid !== key.remedial) throw new Refused("NOT_FOUND");
  const related = key.related ?? named.relatedObjectUuid;
  if (related === named.relatedObjectUuid) return named;
  if (related !== null && related === written && (named.relatedObjectUuid || recordOf(records, key))) {
    return recordOf(records, key);
  }
  if (named.relatedObjectUuid) throw new Refused("NOT_FOUND");
  return named;
};

const mergedAnswers = (record: StoredRecord | undefined, beneath: object, sent: SentProgress): object => {
  const own = record?.answers ?? {};
  if (!sent.answers) return own;
  const mine = { ...parseIncomeAnswers(sent.answers) };
  if (!sent.answersBefore) return mine;
  const before = { ...parseIncomeAnswers(sent.answersBefore) };
  const inherited = Object.fromEntries(Object.entries(beneath).filter(([name]) => name in before));
  const merged = mergeAnswers({ before, mine, stored: { ...inherited, ...own } });
  if (merged.conflict) throw new Refused("CHANGED_ELSEWHERE");
  return merged.answers;
};

export interface SavedRecord {
  readonly records: readonly StoredRecord[];
  readonly record: StoredRecord;
}

/**
 * As `saveProgress` of the server.
 * @param written the object that the same operation wrote
 * @throws Refused
 */
export const savedRecord = (
  records: readonly StoredRecord[],
  sent: SentProgress,
  walked: WalkedCase,
  written: string | undefined,
): SavedRecord => {
  const key = {
    related: sent.relatedObjectUuid ?? written ?? null,
    remedial: sent.remedialSectionUuid ?? null,
  };
  if (key.related !== null && !walked.own.includes(key.related)) throw new Refused("NOT_FOUND");
  const known = foundRecord(records, sent.id, key, written);
  const beneath = key.remedial === null ? {} : (ordinary(records, key.related)?.answers ?? {});
  const id = known?.id ?? Math.max(...records.map((one) => one.id), 6) + 1;
  const fresh: StoredRecord = aProgress(id, "INCOME", { ...startedNow, remedialSectionUuid: key.remedial });
  const next: StoredRecord = {
    ...(known ?? fresh),
    relatedObjectUuid: known?.relatedObjectUuid ?? key.related,
    completedSteps: [...mergeSteps(known?.completedSteps ?? [], sent.completedSteps)],
    answers: mergedAnswers(known, beneath, sent),
  };
  const isEnded = reachesEnd(records, next, walked);
  if (sent.completed && !isEnded) throw new Refused("PROGRESS_NOT_REACHABLE");
  const isCompleted = isEnded && (sent.completed || Boolean(known?.completedDtm));
  const record = { ...next, completedDtm: isCompleted ? (known?.completedDtm ?? NOW) : null };
  return {
    record,
    records: known ? records.map((one) => (one === known ? record : one)) : [...records, record],
  };
};

/** As `releaseRecord` of server/src/income/save-guarantor.ts: a record about somebody who is named no more. */
export const released = (
  records: readonly StoredRecord[],
  guarantor: string | undefined,
): readonly StoredRecord[] =>
  records.flatMap((record) => {
    if (record.relatedObjectUuid !== guarantor || record.submittedDtm) return [record];
    const isTaken = recordOf(records, { related: null, remedial: record.remedialSectionUuid }) !== undefined;
    return isTaken ? [] : [{ ...record, relatedObjectUuid: null }];
  });

/** After a fact has changed: what its walk no longer completes is open again. */
export const reconciled = (records: readonly StoredRecord[], walked: WalkedCase): readonly StoredRecord[] =>
  records.map((record) =>
    record.completedDtm && !record.submittedDtm && !reachesEnd(records, record, walked)
      ? { ...record, completedDtm: null }
      : record,
  );
