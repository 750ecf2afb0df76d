import { type CivilDate, notFuture, validDate } from "../../rules/civil-date.ts";
import { daysBetween } from "../../rules/civil-span.ts";
import { firstIssue, type Issue, issuesIn, optional, type Rule } from "../../rules/issue.ts";
import { lineIssue, trimmed } from "../../rules/line.ts";
import { maxLength, oneOf, pattern, required } from "../../rules/plain.ts";

export const registeredServices = ["right_to_rent", "right_to_work", "criminal_records"] as const;
export type RegisteredService = (typeof registeredServices)[number];

/** A registered provider of digital verification, as it was seen in the register last. */
export interface ProviderEntry {
  readonly name: string;
  readonly registerId: string;
  /** The page of its entry in the public register; null: not named yet. */
  readonly registerUrl: string | null;
  readonly isInUse: boolean;
  readonly services: readonly RegisteredService[];
  /** null: the register names no end. */
  readonly validUntil: CivilDate | null;
}

export interface LookedEntry extends ProviderEntry {
  readonly lookedOn: CivilDate;
}

interface Reminder {
  readonly day: CivilDate;
  /** An entry is looked at again after so many days. */
  readonly lookAgainDays: number;
}

const hasEnded = ({ services, validUntil }: ProviderEntry, day: CivilDate): boolean =>
  !services.includes("right_to_rent") || (validUntil !== null && validUntil < day);

export const isOldLook = ({ lookedOn }: LookedEntry, { day, lookAgainDays }: Reminder): boolean =>
  daysBetween(lookedOn, day) > lookAgainDays;

export type EntryState = "listed" | "look_again" | "ended" | "not_used";

export const entryState = (entry: LookedEntry, reminder: Reminder): EntryState => {
  if (!entry.isInUse) return "not_used";
  if (hasEnded(entry, reminder.day)) return "ended";
  return isOldLook(entry, reminder) ? "look_again" : "listed";
};

/** An old look forbids nothing, because each record keeps the register entry of its own day. */
export const mayBeChosen = (entry: ProviderEntry, day: CivilDate): boolean =>
  entry.isInUse && !hasEnded(entry, day);

interface ChosenProvider {
  readonly name: string;
  readonly registerId: string;
  readonly checkedOn: CivilDate;
}

export const chosenProviderIssue = (
  entries: readonly ProviderEntry[],
  { name, registerId, checkedOn }: ChosenProvider,
): Issue | undefined =>
  entries.some(
    (entry) =>
      entry.name === name.trim() && entry.registerId === registerId.trim() && mayBeChosen(entry, checkedOn),
  )
    ? undefined
    : { code: "rightToRent.validations.provider" };

export interface GivenEntry {
  readonly name: string;
  readonly registerId: string;
  /** Empty: not named yet. */
  readonly registerUrl: string;
}

export interface GivenLook {
  readonly services: readonly string[];
  /** Empty: the register names no end. */
  readonly validUntil: string;
  readonly lookedOn: string;
}

export const REGISTER_ID_TAKEN: Issue = { code: "providers.validations.registerIdTaken" };

const servicesIssue = (services: readonly string[]): Issue | undefined =>
  services.length === 0
    ? { code: "validation.please_select_an_option" }
    : services.map((service) => oneOf(registeredServices)(service)).find(Boolean);

const LONGEST_ADDRESS = 500;

/** Without a user's name before the host, which would hide where the address leads. */
const HTTPS_ADDRESS = /^https:\/\/[a-z\d-]+(?:\.[a-z\d-]+)+(?::\d+)?(?:[/?#][!-~]*)?$/i;

const addressIssue: Rule<string> = optional(
  trimmed(
    firstIssue<string>(
      maxLength(LONGEST_ADDRESS),
      pattern(HTTPS_ADDRESS, "providers.validations.registerUrl"),
    ),
  ),
);

export const entryIssues = ({ name, registerId, registerUrl }: GivenEntry): Readonly<Record<string, Issue>> =>
  issuesIn({
    name: lineIssue(name),
    registerId: lineIssue(registerId),
    registerUrl: addressIssue(registerUrl),
  });

export const lookIssues = (
  { services, validUntil, lookedOn }: GivenLook,
  { today }: { readonly today: CivilDate },
): Readonly<Record<string, Issue>> =>
  issuesIn({
    services: servicesIssue(services),
    validUntil: optional(validDate())(validUntil),
    lookedOn: firstIssue<string>(required(), validDate(), notFuture(today))(lookedOn),
  });

export const providerIssues = (
  given: GivenEntry & GivenLook,
  facts: { readonly today: CivilDate },
): Readonly<Record<string, Issue>> => ({ ...entryIssues(given), ...lookIssues(given, facts) });
