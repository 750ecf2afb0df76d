import { keysOf } from "../rules/records.ts";
import { SMALLEST_GROUP } from "../rules/smallest-group.ts";
import type { CriteriaPartName } from "./criteria-parts.ts";
import type { ReplayKind } from "./replay-case.ts";
import { type ShareBand, shareBands } from "./replay-classes.ts";
import type { Counts, ReplayTally } from "./replay-tally.ts";

/** null: the group is too small to be told. */
export interface ShownGroup<Name> {
  readonly name: Name;
  readonly worsePercent: number | null;
}

export const replayFindingIds = [
  "benefits_unequal",
  "benefits_affected_most",
  "pay_unequal",
  "better",
  "benefits_equal",
  "unchanged",
  "not_replayed",
  "no_cases",
] as const;
export type ReplayFindingId = (typeof replayFindingIds)[number];

export interface ReplayFinding {
  readonly id: ReplayFindingId;
  readonly level: "bad" | "warn" | "ok" | "none";
  readonly params: Readonly<Record<string, number>>;
}

export interface ShownReplay
  extends Pick<ReplayTally, "people" | "better" | "worse" | "notReplayed" | "matrix" | "benefits"> {
  readonly same: number;
  /** The part that changes most first. */
  readonly reasons: readonly {
    readonly part: CriteriaPartName;
    readonly better: number;
    readonly worse: number;
  }[];
  readonly kinds: readonly ShownGroup<ReplayKind>[];
  readonly shares: readonly ShownGroup<ShareBand>[];
  readonly findings: readonly ReplayFinding[];
}

const PERCENT = 100;

/** At least 1 if there is one, so that no change reads as none. */
const percentOf = ({ worse, people }: Counts): number =>
  worse === 0 ? 0 : Math.max(1, Math.round((worse * PERCENT) / people));

const groupOf = <Name>(name: Name, counts: Counts): ShownGroup<Name> => ({
  name,
  worsePercent: counts.people < SMALLEST_GROUP ? null : percentOf(counts),
});

const benefitsFinding = ({ benefits }: ReplayTally): readonly ReplayFinding[] => {
  const { people: checked, worse, better } = benefits;
  if (checked === 0) return [];
  const unequal = (id: ReplayFindingId, count: number): readonly ReplayFinding[] =>
    count === 0 ? [] : [{ id, level: "bad", params: { count, checked } }];
  const found = [...unequal("benefits_unequal", worse), ...unequal("pay_unequal", better)];
  return found.length > 0 ? found : [{ id: "benefits_equal", level: "ok", params: { checked } }];
};

const affectedMost = ({ kinds }: ReplayTally): readonly ReplayFinding[] => {
  const [benefits, job] = [kinds.T_BENFITS, kinds.T_EMPLOYED_PERM];
  if (!benefits || !job || Math.min(benefits.people, job.people) < SMALLEST_GROUP) return [];
  if (benefits.worse * job.people <= job.worse * benefits.people) return [];
  const params = { percent: percentOf(benefits), jobPercent: percentOf(job) };
  return [{ id: "benefits_affected_most", level: "bad", params }];
};

const findingsOf = (tally: ReplayTally): readonly ReplayFinding[] => {
  const { people, better, worse, notReplayed } = tally;
  const only = (isSo: boolean, finding: ReplayFinding) => (isSo ? [finding] : []);
  const found = [
    ...benefitsFinding(tally),
    ...affectedMost(tally),
    ...only(better > 0, { id: "better", level: "warn", params: { count: better } }),
    ...only(people > 0 && better + worse === 0, { id: "unchanged", level: "ok", params: {} }),
    ...only(notReplayed > 0, { id: "not_replayed", level: "none", params: { count: notReplayed } }),
    ...only(people === 0, { id: "no_cases", level: "none", params: {} }),
  ];
  return found.toSorted(
    (one, other) => replayFindingIds.indexOf(one.id) - replayFindingIds.indexOf(other.id),
  );
};

/** The counts that an administrator may read. */
export const shownReplay = (tally: ReplayTally): ShownReplay => {
  const { people, better, worse, notReplayed, matrix, benefits, kinds, shares, reasons } = tally;
  return {
    people,
    same: people - better - worse,
    better,
    worse,
    notReplayed,
    matrix,
    benefits,
    reasons: keysOf(reasons)
      .map((part) => ({ part, better: reasons[part]?.better ?? 0, worse: reasons[part]?.worse ?? 0 }))
      .toSorted((one, other) => other.better + other.worse - one.better - one.worse),
    kinds: keysOf(kinds)
      .flatMap((name) => (kinds[name] ? [groupOf(name, kinds[name])] : []))
      .toSorted((one, other) => (other.worsePercent ?? -1) - (one.worsePercent ?? -1)),
    shares: shareBands.flatMap((name) => (shares[name] ? [groupOf(name, shares[name])] : [])),
    findings: findingsOf(tally),
  };
};
