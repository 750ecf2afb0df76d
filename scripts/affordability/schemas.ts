import { bases, countingRules } from "../../domain/src/affordability/counted.ts";
import { assessments } from "../../domain/src/affordability/criteria.ts";
import { criteriaShape } from "../../domain/src/affordability/criteria-shape.ts";
import { jsonSchemaOf } from "../../domain/src/rules/shape.ts";
import { currencies, incomeTypes } from "../../domain/src/vocabulary/money.ts";

/** The published JSON Schemas of affordability: docs/affordability/rules.md has the same names and limits. */

type Schema = Readonly<Record<string, unknown>>;

const DRAFT = "https://json-schema.org/draft/2020-12/schema";
const MOST_AMOUNT = 100_000_000_000;
const MOST_RENT = 1_000_000_000_000;
const MOST_OF_A_LIST = 20;

const titled = (name: string, title: string, schema: Schema): Schema => ({
  $schema: DRAFT,
  $id: `urn:latchkey:affordability:1:${name}`,
  title,
  ...schema,
});

const object = (properties: Schema, ...optional: readonly string[]): Schema => ({
  type: "object",
  properties,
  required: Object.keys(properties).filter((key) => !optional.includes(key)),
  additionalProperties: false,
});

const whole = (maximum = Number.MAX_SAFE_INTEGER, minimum = 0): Schema => ({
  type: "integer",
  minimum,
  maximum,
});
const listOf = (items: Schema, minItems = 0): Schema => ({
  type: "array",
  items,
  minItems,
  maxItems: MOST_OF_A_LIST,
});

/** Visible ASCII, so that every language sorts ids alike. */
const id: Schema = { type: "string", pattern: "^[!-~]{1,100}$" };
const ids: Schema = { ...listOf(id), uniqueItems: true };
const currency: Schema = { enum: [...currencies] };
const yesOrNo: Schema = { type: "boolean" };
const basis: Schema = { enum: [...bases] };
const assessment: Schema = { enum: [...assessments] };

const sources = listOf(
  object(
    {
      uuid: id,
      incomeType: { enum: [...incomeTypes] },
      currency,
      declaredMinor: whole(MOST_AMOUNT),
      evidencedMinor: whole(MOST_AMOUNT),
    },
    "evidencedMinor",
  ),
);

const facts = object({
  basis,
  rentPence: whole(MOST_RENT),
  tenants: listOf(object({ id, sharePence: whole(MOST_AMOUNT), sources }), 1),
  guarantors: listOf(object({ id, guarantees: ids, sources })),
});

/** Criteria are described by the shape that the product checks them with. */
const { properties: ofCriteria } = jsonSchemaOf(criteriaShape);
const partOf = (whole: unknown, key: string): Schema => {
  const part = Object(whole)[key];
  if (part === undefined) throw new Error(`The schema of criteria has no ${key}`);
  return part;
};

const multiple = partOf(ofCriteria, "tenantIncome");
const ratesOfCriteria = partOf(partOf(ofCriteria, "rates"), "properties");

const line = object(
  {
    uuid: id,
    rule: { enum: [...countingRules] },
    currency,
    declaredMinor: whole(MOST_AMOUNT),
    evidencedMinor: whole(MOST_AMOUNT),
    countedPence: whole(),
    percent: whole(99),
    rate: object({
      tenThousandths: partOf(partOf(partOf(ratesOfCriteria, "tenThousandths"), "properties"), "EUR"),
      date: partOf(ratesOfCriteria, "date"),
    }),
  },
  "evidencedMinor",
  "percent",
  "rate",
);

/** `then` holds where the condition does, `otherwise` where it does not. */
const present = (key: string, condition: Schema): Schema => ({
  if: { properties: condition },
  // biome-ignore lint/suspicious/noThenProperty: JSON Schema names it so
  then: { required: [key] },
  else: { not: { required: [key] } },
});

const sum: Schema = {
  ...object(
    {
      rentPence: whole(),
      incomeMultiple: multiple,
      savingsMultiple: multiple,
      incomePence: whole(),
      savingsPence: whole(),
      affordablePence: whole(),
      isMet: yesOrNo,
      gap: object({
        rent: whole(undefined, 1),
        income: whole(undefined, 1),
        savings: whole(undefined, 1),
      }),
    },
    "gap",
  ),
  ...present("gap", { isMet: { const: false } }),
};
const lines = listOf({ $ref: "#/$defs/line" });
const ofSum: Schema = { $ref: "#/$defs/sum" };

const outcome: Schema = {
  ...object(
    {
      criteria: object({
        name: partOf(ofCriteria, "name"),
        version: partOf(ofCriteria, "version"),
        date: partOf(ofCriteria, "date"),
      }),
      basis,
      assessment,
      isMet: yesOrNo,
      tenants: listOf(object({ id, sources: lines, sum: ofSum, guarantorIncomePence: whole() }), 1),
      guarantors: listOf(object({ id, guarantees: ids, sources: lines, sum: ofSum })),
      household: ofSum,
    },
    "household",
  ),
  ...present("household", { assessment: { const: "household" } }),
  $defs: { line, sum },
};

export const schemas: Readonly<Record<string, Schema>> = {
  criteria: titled("criteria", "Criteria of affordability, version 1", jsonSchemaOf(criteriaShape)),
  facts: titled("facts", "What an assessment of affordability is given, version 1", facts),
  outcome: titled(
    "outcome",
    "The outcome of an assessment of affordability, with its trace, version 1",
    outcome,
  ),
};
