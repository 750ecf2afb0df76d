import { isUuid } from "../rules/parse.ts";
import type { Entry, Visit } from "../wizard/entry.ts";
import type { IncomeContext } from "./context.ts";
import type { IncomeStep } from "./flow.ts";
import { afterBank, type IncomeValues } from "./values.ts";

/** How an address opens the section (spec 3 §2 and §4, entry point). */

/** Parameters of the address, as the contract names them. */
type Query = Visit["query"];

/** The source that an address names; the older parameter counts when the newer one is no id. */
export const incomeIdIn = ({ related_object_uuid, income_uuid }: Query): string | undefined =>
  [related_object_uuid, income_uuid].find(isUuid);

type IncomeEntry = Entry<IncomeValues, IncomeContext, IncomeStep>;

/** The server has stored the connection before it sends somebody back: an address alone connects no bank. */
const returnedFromBank: IncomeEntry = ({ query }, values) => {
  if (incomeIdIn(query) === undefined) return undefined;
  if (query.success === "true") return values.source?.bank === "connected" ? afterBank(values) : undefined;
  return query.success === "false" ? "error" : undefined;
};

/** Without a result the step comes again, which says so. */
const returnedFromKonfir: IncomeEntry = ({ query }, _values, { konfirEnabled }) => {
  if (!konfirEnabled) return undefined;
  if (query.konfirComplete === "True") return "konfirComplete";
  return query.konfirComplete === "False" ? "konfir" : undefined;
};

/** A rule of an ordinary visit: a request for missing information starts where the reviewer says. */
const unlessRequested =
  (entry: IncomeEntry): IncomeEntry =>
  (visit, values, context) =>
    visit.query.remedial_uuid === undefined ? entry(visit, values, context) : undefined;

/** Only documents that the bank has left on the named source count, so that a new one never lands on success. */
const isProvenByBank: IncomeEntry = ({ query }, values) =>
  incomeIdIn(query) !== undefined && values.source?.bank === "connected" ? afterBank(values) : undefined;

const hasOtherSources: IncomeEntry = ({ query }, { sources }) =>
  incomeIdIn(query) === undefined && sources.length > 0 ? "incomeType" : undefined;

/** In the order of the contract; without any, the section starts where its policy says. */
export const incomeEntries: readonly IncomeEntry[] = [
  returnedFromBank,
  returnedFromKonfir,
  unlessRequested(isProvenByBank),
  unlessRequested(hasOtherSources),
];
