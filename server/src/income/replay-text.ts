import type { Gap } from "@latchkey/domain/affordability/assess.ts";
import type { Criteria } from "@latchkey/domain/affordability/criteria.ts";
import type {
  Change,
  ChangedParty,
  FigureChange,
  ReplayFigure,
  SourceChange,
} from "@latchkey/domain/affordability/replay.ts";
import { type Currency, currencies, offeredIncomeTypes } from "@latchkey/domain/vocabulary/money.ts";
import type { CriteriaFile } from "./criteria-file.ts";
import type { StoredParty } from "./stored-parties.ts";

/** Prints ids and amounts, never names. */

const amount = (minor: number, currency: Currency = "GBP"): string =>
  new Intl.NumberFormat("en-GB", { style: "currency", currency }).format(minor / 100);

const rateOf = (tenThousandths: number): string => (tenThousandths / 10_000).toFixed(4);

const packOf = ({ file, policyTitle, criteria: { name, version, date } }: CriteriaFile): string =>
  `${policyTitle ?? `${name}, version ${version} of ${date}`} (${file})`;

const rulesOf = ({ tenantIncome, guarantorIncome, savings, assessment, counted, rates }: Criteria) => ({
  tenantIncome: String(tenantIncome),
  guarantorIncome: String(guarantorIncome),
  savings: String(savings),
  assessment,
  ...Object.fromEntries(offeredIncomeTypes.map((type) => [`counted.${type}`, `${counted?.[type] ?? 100}%`])),
  "rates.date": rates.date,
  ...Object.fromEntries(
    currencies.map((currency) => [`rates.${currency}`, rateOf(rates.tenThousandths[currency])]),
  ),
});

/** The household's outcome is not stored, only each person's. */
const NO_HOUSEHOLD = " (changes no case: every person is assessed for their own share)";

export const headOf = ({ before, after }: Change<CriteriaFile>): string => {
  const is = new Map<string, string>(Object.entries(rulesOf(after.criteria)));
  const changes = Object.entries(rulesOf(before.criteria)).flatMap(([rule, was]) =>
    is.get(rule) === was
      ? []
      : [`  ${rule}: ${was} → ${is.get(rule)}${rule === "assessment" ? NO_HOUSEHOLD : ""}`],
  );
  const rules = changes.length === 0 ? ["  The rules are the same."] : changes;
  return [`old: ${packOf(before)}`, `new: ${packOf(after)}`, ...rules, ""].join("\n");
};

const figureNames: Readonly<Record<ReplayFigure, string>> = {
  incomePence: "income a year",
  savingsPence: "savings",
  affordablePence: "affordable rent a month",
  guarantorIncomePence: "income that a guarantor needs",
};

const figureLine = ({ figure, before, after }: FigureChange): string =>
  `${figureNames[figure]}: ${amount(before)} → ${amount(after)}`;

const sourceLine = ({ source, countedPence: { before, after }, rate }: SourceChange): string => {
  const { uuid, incomeType, currency, declaredMinor } = source;
  const counted = `${incomeType} ${uuid}: ${amount(declaredMinor, currency)} counts as ${amount(before)} → ${amount(after)}`;
  if (!rate) return counted;
  const [was, is] = [rate.before, rate.after];
  return `${counted}, at ${rateOf(was.tenThousandths)} of ${was.date} → ${rateOf(is.tenThousandths)} of ${is.date}`;
};

const distanceOf = (gap: Gap | undefined): string =>
  gap
    ? `${amount(gap.rent)} less rent, or ${amount(gap.income)} more income, or ${amount(gap.savings)} more savings`
    : "none";

const outcomeOf = (passes: boolean): string => (passes ? "passes" : "does not pass");

/** The agency typed it: control characters would reach the terminal. */
const visible = (text: string): string => text.replace(/\p{C}/gu, "�");

export const blockOf = (changed: ChangedParty<StoredParty>): string => {
  const { replayed, verdict, passes, sources, figures, gap } = changed;
  const outcome =
    verdict === "other_figures"
      ? `${outcomeOf(passes.after)}, as before, with other figures`
      : `${outcomeOf(passes.before)} → ${outcomeOf(passes.after)}`;
  const distance =
    passes.before && passes.after
      ? []
      : [`distance before: ${distanceOf(gap.before)}`, `distance after: ${distanceOf(gap.after)}`];
  const lines = [outcome, ...sources.map(sourceLine), ...figures.map(figureLine), ...distance];
  const who = `${visible(replayed.reference)}  ${replayed.id}  ${replayed.role}`;
  return [
    `${who}, share ${amount(replayed.sharePence)} a month`,
    ...lines.map((line) => `  ${line}`),
    "",
  ].join("\n");
};

export interface ReplayCount {
  readonly read: number;
  readonly unanswered: number;
  readonly storedOtherwise: number;
  readonly newly_passes: number;
  readonly no_longer_passes: number;
  readonly other_figures: number;
}

const cases = (count: number): string => `${count} ${count === 1 ? "case" : "cases"}`;

export const summaryOf = (count: ReplayCount): string => {
  const { read, unanswered, storedOtherwise, newly_passes, no_longer_passes, other_figures } = count;
  const changed = newly_passes + no_longer_passes + other_figures;
  return [
    `${cases(read)} read (${unanswered} without an answer yet), ${changed} changed:`,
    `  ${newly_passes} would newly pass`,
    `  ${no_longer_passes} would no longer pass`,
    `  ${other_figures} same outcome with other figures`,
    ...(storedOtherwise === 0
      ? []
      : [
          `${cases(storedOtherwise)} stored with another outcome than the old file gives: is it what the server works with?`,
        ]),
  ].join("\n");
};
