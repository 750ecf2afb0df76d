import type { CivilDate } from "../../rules/civil-date.ts";
import { dayOfMoment } from "../../rules/moment.ts";
import {
  type CheckStanding,
  firstCheckDay,
  type LettingDates,
  lastDayAfterNotice,
  lastFollowUpDay,
  standingOfCheck,
} from "./dates.ts";
import { type GivenRecord, routeRule } from "./record.ts";
import type { DateRules, RightToRentRules } from "./rule-set.ts";

/** The result of a complete record. */
export interface RecordResult {
  readonly checkedOn: CivilDate;
  /** `no_excuse`: the letting may begin, without a statutory excuse. */
  readonly shows: "right" | "no_excuse" | "no_right";
  readonly isTimeLimited: boolean;
  /** The last day on which a follow-up is in time; null: none is due. */
  readonly followUpBy: CivilDate | null;
}

const emptyAsNull = (day: string | undefined): CivilDate | null => day || null;

const followUpOf = ({ route, values, documents }: GivenRecord, rules: RightToRentRules): CivilDate | null => {
  const checkedOn = dayOfMoment(values.checkedAt ?? "");
  switch (routeRule(rules, route)?.excuse) {
    case "longest_of_three": {
      const documentUntil = emptyAsNull(documents[0]?.expiresOn);
      const permissionUntil = emptyAsNull(values.permissionUntil);
      return lastFollowUpDay({ checkedOn, permissionUntil, documentUntil }, rules.dates);
    }
    case "as_the_page_says": {
      const permissionUntil = emptyAsNull(values.limitedUntil);
      return lastFollowUpDay({ checkedOn, permissionUntil, documentUntil: null }, rules.dates);
    }
    case "from_the_notice":
      return lastDayAfterNotice(emptyAsNull(values.noticeOn) ?? checkedOn, rules.dates);
    default:
      return null;
  }
};

/** @param record without an issue under these rules */
export const recordResult = (record: GivenRecord, rules: RightToRentRules): RecordResult => {
  const { outcome, checkedAt = "" } = record.values;
  const isTimeLimited = outcome === "time_limited";
  const isOverride = routeRule(rules, record.route)?.excuse === "none";
  return {
    checkedOn: dayOfMoment(checkedAt),
    shows: outcome !== "not_shown" ? "right" : isOverride ? "no_excuse" : "no_right",
    isTimeLimited,
    followUpBy: isTimeLimited ? followUpOf(record, rules) : null,
  };
};

export interface AdultOfHome {
  readonly id: string;
  /** null: nothing is recorded. */
  readonly result: RecordResult | null;
  /** The dates of the rule set that the record names. */
  readonly dates?: DateRules;
}

/** The reasons for which an application cannot be signed yet because of a person. */
export const signingBlocks = ["not_recorded", "no_right", "too_early", "too_late"] as const;
export type SigningBlock = (typeof signingBlocks)[number];

const blockOf = (
  { result, dates: ofRecord }: AdultOfHome,
  letting: LettingDates,
  rules: RightToRentRules,
): SigningBlock | undefined => {
  if (!result) return "not_recorded";
  if (result.shows === "no_right") return "no_right";
  const { checkedOn, isTimeLimited } = result;
  const dates = ofRecord ?? rules.dates;
  const standing: CheckStanding = standingOfCheck(checkedOn, letting, { isTimeLimited, dates });
  return standing === "in_time" ? undefined : standing;
};

export interface ReadyToSign {
  readonly isReady: boolean;
  readonly blocks: readonly { readonly id: string; readonly block: SigningBlock }[];
  /** The first day on which a time-limited right may be checked; null: no check is needed. */
  readonly firstLimitedDay: CivilDate | null;
}

/**
 * Ready to sign: each adult has a complete record inside its window, or the letting is exempt. When the dates of the letting move, the
 * same records are judged again.
 */
export const readyToSign = (
  adults: readonly AdultOfHome[],
  letting: LettingDates,
  { rules, isExempt }: { readonly rules: RightToRentRules; readonly isExempt: boolean },
): ReadyToSign => {
  if (isExempt) return { isReady: true, blocks: [], firstLimitedDay: null };
  const blocks = adults.flatMap((adult) => {
    const block = blockOf(adult, letting, rules);
    return block ? [{ id: adult.id, block }] : [];
  });
  return {
    isReady: blocks.length === 0,
    blocks,
    firstLimitedDay: firstCheckDay(letting, true, rules.dates) ?? null,
  };
};
