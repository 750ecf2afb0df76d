import { isUuid } from "../rules/parse.ts";
import type { Entry, Visit } from "../wizard/flow.ts";
import type { IncomeContext } from "./context.ts";
import type { IncomeStep } from "./steps.ts";
import { afterBank, type IncomeValues } from "./values.ts";

/** The rules by which an address opens the section (spec 3 §2 and §4, entry point). */

type Query = Visit["query"];

export const incomeIdIn = ({ related_object_uuid, income_uuid }: Query): string | undefined =>
  [related_object_uuid, income_uuid].find(isUuid);

type IncomeEntry = Entry<IncomeValues, IncomeContext, IncomeStep>;

/** The server stores the connection before it redirects, so an address alone connects no bank. */
const returnedFromBank: IncomeEntry = ({ query }, values) => {
  if (incomeIdIn(query) === undefined) return undefined;
  if (query.success === "true") {
    if (values.source?.bank === "failed") return "error";
    return values.source?.bank === "connected" ? afterBank(values) : undefined;
  }
  return query.success === "false" ? "error" : undefined;
};

const returnedFromKonfir: IncomeEntry = ({ query }, _values, { konfirEnabled }) => {
  if (!konfirEnabled) return undefined;
  if (query.konfirComplete === "True") return "konfirComplete";
  return query.konfirComplete === "False" ? "konfir" : undefined;
};

/** A request for missing information starts where the reviewer says, so this rule is for ordinary visits. */
const unlessRequested =
  (entry: IncomeEntry): IncomeEntry =>
  (visit, values, context) =>
    visit.query.remedial_uuid === undefined ? entry(visit, values, context) : undefined;

/** Only bank documents of the named source count, so that a new source never lands on success. */
const isProvenByBank: IncomeEntry = ({ query }, values) =>
  incomeIdIn(query) !== undefined && values.source?.bank === "connected" ? afterBank(values) : undefined;

const hasOtherSources: IncomeEntry = ({ query }, { sources }) =>
  incomeIdIn(query) === undefined && sources.length > 0 ? "incomeType" : undefined;

/** In the order of the contract; without a match the section starts where its policy says. */
export const incomeEntries: readonly IncomeEntry[] = [
  returnedFromBank,
  returnedFromKonfir,
  unlessRequested(isProvenByBank),
  unlessRequested(hasOtherSources),
];
