import { SMALLEST_GROUP } from "../rules/smallest-group.ts";
import { wilsonInterval } from "../rules/wilson.ts";
import {
  type AdverseReason,
  type CountedOutcome,
  countedOutcomes,
  type Distance,
  distances,
  type Grouping,
  groupings,
  type Side,
} from "./case-counts.ts";
import {
  type CountedRow,
  Counts,
  daysIn,
  type FigureGrouping,
  figureGroupings,
  listed,
  percentOf,
  type ShownCount,
  type ShownDays,
  type ShownShare,
  shareOf,
  shownDays,
  toldCount,
} from "./figure-counts.ts";
import { endedOf, type Group, groupsBy, hiddenBy, hiddenIn, receivedOf } from "./figure-groups.ts";
import { checkGroupings, type ShownChecks, shownChecks } from "./shown-checks.ts";

/** null: not told, because too few people are in it. */
export interface ShownFigureGroup {
  readonly value: string;
  readonly decided: number | null;
  readonly received: number | null;
  readonly ended: number | null;
  /** Plain acceptances, with Wilson's interval of 95 %. */
  readonly yes: ShownShare | null;
  /** Whole percent, of larger groups only. */
  readonly split: Readonly<Record<CountedOutcome, number>> | null;
  readonly askedAgainPercent: number | null;
  readonly days: ShownDays | null;
  readonly metAdversePercent: number | null;
}

export interface ShownDeviation {
  readonly reason: string;
  readonly side: Side | null;
  readonly count: number | null;
}

export interface ShownAgreement {
  readonly outcome: CountedOutcome;
  readonly agreed: number | null;
  readonly refused: number | null;
}

/** A group whose interval does not meet the one of all others of its grouping. */
export interface ShownDifference {
  readonly grouping: Grouping;
  readonly value: string;
  readonly yes: number;
  readonly others: number;
}

export interface ShownFigures {
  readonly total: ShownFigureGroup;
  /** The same months before; null: too few. */
  readonly before: Pick<ShownFigureGroup, "askedAgainPercent" | "days" | "yes">;
  readonly groups: readonly {
    readonly grouping: FigureGrouping;
    readonly groups: readonly ShownFigureGroup[];
  }[];
  /** People who left a request unanswered until their application ended. */
  readonly unanswered: number | null;
  readonly dayBands: readonly { readonly band: DayBand; readonly percent: number }[];
  readonly asked: readonly ShownCount<string>[];
  readonly met: { readonly count: number | null; readonly adverse: readonly ShownCount<AdverseReason>[] };
  readonly guarantor: readonly ShownCount<Distance>[];
  readonly deviations: readonly ShownDeviation[];
  readonly deviationPercent: number | null;
  readonly second: readonly ShownAgreement[];
  readonly secondAgreedPercent: number | null;
  readonly secondLooks: readonly ShownCount<"upheld" | "changed">[];
  readonly differences: readonly ShownDifference[];
  readonly checks: ShownChecks;
}

export const dayBands = ["same_day", "one", "two", "three_to_five", "longer"] as const;
export type DayBand = (typeof dayBands)[number];

/** Smaller groups are shown with their share of plain acceptances only. */
export const SMALLEST_SPLIT = 50;

interface Hidden {
  readonly decided: boolean;
  readonly received: boolean;
  readonly ended: boolean;
}

const ALL_TOLD: Hidden = { decided: false, received: false, ended: false };

const groupOf = (value: string, counts: Counts, hidden: Hidden): ShownFigureGroup => {
  const { decided } = counts;
  const isShown = !hidden.decided && decided >= SMALLEST_GROUP;
  const isLarge = isShown && decided >= SMALLEST_SPLIT;
  const met = counts.of("met");
  const askedAgain = counts.sum("requests") - counts.of("requests/0");
  return {
    value,
    decided: hidden.decided ? null : toldCount(decided),
    received: hidden.decided || hidden.received ? null : toldCount(counts.of("received")),
    ended: hidden.decided || hidden.ended ? null : toldCount(counts.sum("ended")),
    yes: isShown ? shareOf(counts.of("outcome/accepted"), decided) : null,
    split: isLarge
      ? {
          accepted: percentOf(counts.of("outcome/accepted"), decided),
          accepted_conditions: percentOf(counts.of("outcome/accepted_conditions"), decided),
          accepted_with_guarantor: percentOf(counts.of("outcome/accepted_with_guarantor"), decided),
          declined: percentOf(counts.of("outcome/declined"), decided),
        }
      : null,
    askedAgainPercent: isLarge ? percentOf(askedAgain, decided) : null,
    days: isShown ? shownDays(counts, "days") : null,
    metAdversePercent: isLarge && met >= SMALLEST_SPLIT ? percentOf(counts.of("met_adverse"), met) : null,
  };
};

const shownGroups = (groups: readonly Group[]): readonly ShownFigureGroup[] => {
  const decided = hiddenIn(groups);
  const received = hiddenBy(groups, receivedOf, decided);
  const ended = hiddenBy(groups, endedOf, decided);
  return groups.map(({ value, counts }) =>
    groupOf(value, counts, {
      decided: decided.has(value),
      received: received.has(value),
      ended: ended.has(value),
    }),
  );
};

const bandOf = (days: number): DayBand => {
  if (days <= 0) return "same_day";
  if (days === 1) return "one";
  if (days === 2) return "two";
  return days <= 5 ? "three_to_five" : "longer";
};

const dayBandsOf = (counts: Counts): ShownFigures["dayBands"] => {
  const timed = counts.sum("days");
  if (timed < SMALLEST_SPLIT) return [];
  return dayBands.map((band) => ({
    band,
    percent: percentOf(
      daysIn(counts, "days").reduce((sum, [days, count]) => sum + (bandOf(days) === band ? count : 0), 0),
      timed,
    ),
  }));
};

const deviationsOf = (counts: Counts): readonly ShownDeviation[] => {
  const sides = new Map<string, Record<Side, number>>();
  for (const [name, count] of counts.below("deviation")) {
    const [reason = "", side] = name.split("/");
    const known = sides.get(reason) ?? { favour: 0, against: 0 };
    sides.set(reason, { ...known, [side === "against" ? "against" : "favour"]: count });
  }
  return [...sides]
    .map(([reason, { favour, against }]) => ({ reason, favour, against, count: favour + against }))
    .toSorted((one, other) => other.count - one.count || (one.reason < other.reason ? -1 : 1))
    .map(({ reason, favour, against, count }) => ({
      reason,
      count: toldCount(count),
      side: toldCount(count) === null ? null : favour >= against ? "favour" : "against",
    }));
};

const secondOf = (counts: Counts): readonly ShownAgreement[] =>
  countedOutcomes.flatMap((outcome) => {
    const agreed = counts.of(`second/${outcome}/agreed`);
    const refused = counts.of(`second/${outcome}/refused`);
    return agreed + refused === 0
      ? []
      : [{ outcome, agreed: toldCount(agreed), refused: toldCount(refused) }];
  });

const secondAgreedPercent = (counts: Counts): number | null => {
  const whole = counts.sum("second");
  const agreed = countedOutcomes.reduce((sum, outcome) => sum + counts.of(`second/${outcome}/agreed`), 0);
  return whole < SMALLEST_GROUP ? null : percentOf(agreed, whole);
};

const differenceIn = (
  grouping: Grouping,
  { value, counts }: Group,
  groups: readonly Group[],
): readonly ShownDifference[] => {
  const rest = groups.filter((other) => other.value !== value);
  const others = rest.reduce((sum, group) => sum + group.counts.decided, 0);
  if (Math.min(counts.decided, others) < SMALLEST_GROUP) return [];
  const yes = counts.of("outcome/accepted");
  const otherYes = rest.reduce((sum, group) => sum + group.counts.of("outcome/accepted"), 0);
  const [own, theirs] = [wilsonInterval(yes, counts.decided), wilsonInterval(otherYes, others)];
  return own.high < theirs.low || own.low > theirs.high
    ? [{ grouping, value, yes: percentOf(yes, counts.decided), others: percentOf(otherYes, others) }]
    : [];
};

const differencesOf = (rows: readonly CountedRow[]): readonly ShownDifference[] =>
  groupings
    .flatMap((grouping) => {
      const groups = groupsBy(rows, grouping);
      const hidden = hiddenIn(groups);
      return groups
        .filter(({ value }) => !hidden.has(value))
        .flatMap((group) => differenceIn(grouping, group, groups));
    })
    .toSorted((one, other) => Math.abs(other.yes - other.others) - Math.abs(one.yes - one.others));

const allOf = (rows: readonly CountedRow[]): Counts =>
  new Counts(rows.filter(({ grouping }) => grouping === "all"));

/**
 * The figures that an administrator may read: nothing about fewer than `SMALLEST_GROUP` people.
 *
 * @param before the rows of the same number of months before
 */
export const shownFigures = (rows: readonly CountedRow[], before: readonly CountedRow[]): ShownFigures => {
  const counts = allOf(rows);
  const { askedAgainPercent, days, yes } = groupOf("", allOf(before), ALL_TOLD);
  const deviations = counts.sum("deviation");
  return {
    total: groupOf("", counts, ALL_TOLD),
    before: { askedAgainPercent, days, yes },
    groups: figureGroupings
      .filter((grouping) => grouping !== "all")
      .map((grouping) => {
        const groups = groupsBy(rows, grouping);
        const isOfChecks = checkGroupings.some((one) => one === grouping);
        // A record alone is no decision.
        const decided = groups.filter(({ counts: own }) => !isOfChecks || own.decided > 0);
        return { grouping, groups: shownGroups(decided) };
      }),
    unanswered: toldCount(counts.of("unanswered")),
    dayBands: dayBandsOf(counts),
    asked: listed(counts, "asked"),
    met: { count: toldCount(counts.of("met")), adverse: listed(counts, "met_adverse") },
    guarantor: distances.flatMap((name) => {
      const count = counts.of(`guarantor/${name}`);
      return count === 0 ? [] : [{ name, count: toldCount(count) }];
    }),
    deviations: deviationsOf(counts),
    deviationPercent: counts.decided < SMALLEST_SPLIT ? null : percentOf(deviations, counts.decided),
    second: secondOf(counts),
    secondAgreedPercent: secondAgreedPercent(counts),
    secondLooks: listed(counts, "second_look"),
    differences: differencesOf(rows),
    checks: shownChecks(rows),
  };
};
