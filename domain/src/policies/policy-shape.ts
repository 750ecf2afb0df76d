import { settableCriteria } from "../affordability/criteria-shape.ts";
import { keysOf, recordWith } from "../rules/records.ts";
import { type Mistake, mistakesIn, type ObjectShape, type Shape } from "../rules/shape.ts";
import { homeCountries } from "../vocabulary/home-countries.ts";
import { fallbackLanguage, languages } from "../vocabulary/languages.ts";
import { partyRoles } from "../vocabulary/party-roles.ts";
import { type SectionVariant, sectionOfVariant, sectionVariants } from "../vocabulary/sections.ts";
import { conditionNames } from "./condition.ts";
import { conditionKinds } from "./condition-kinds.ts";
import type { PolicyContent } from "./policy.ts";
import { textPlaces } from "./policy-texts.ts";
import type { Timing } from "./timing.ts";

const LONGEST_TITLE = 60;
export const LONGEST_POLICY_TEXT = 500;

const days = (least: number, most: number): Shape => ({ kind: "whole_number", least, most });

const timingKeys: Readonly<Record<keyof Timing, Shape>> = {
  promiseDays: days(1, 30),
  reminderDays: { kind: "numbers", each: { least: 1, most: 365 } },
  reminderEveryDays: days(1, 90),
  requestDays: days(1, 90),
  expiryDays: days(7, 730),
  expiryWarningDays: days(1, 60),
  resendDays: days(0, 365),
};

const termsShape: ObjectShape = {
  kind: "object",
  keys: {
    sections: { kind: "list_of", values: sectionVariants, least: 0 },
    conditions: {
      kind: "object",
      keys: recordWith(conditionNames, (name): Shape => conditionKinds[name].shape),
      optional: conditionNames,
    },
  },
};

const textShape: ObjectShape = {
  kind: "object",
  keys: recordWith(
    languages,
    (): Shape => ({
      kind: "text",
      longest: LONGEST_POLICY_TEXT,
      lines: "several",
    }),
  ),
  optional: languages.filter((language) => language !== fallbackLanguage),
};

export const policyShape: ObjectShape = {
  kind: "object",
  keys: {
    title: { kind: "text", longest: LONGEST_TITLE },
    countries: { kind: "list_of", values: homeCountries, least: 1 },
    terms: { kind: "object", keys: recordWith(partyRoles, () => termsShape) },
    criteria: { kind: "object", keys: settableCriteria, optional: ["counted"] },
    timing: { kind: "object", keys: timingKeys },
    texts: { kind: "object", keys: recordWith(textPlaces, () => textShape), optional: textPlaces },
  } satisfies Readonly<Record<keyof PolicyContent, Shape>>,
};

/** Mistakes that no shape can say. The expected value names the shape of the place all the same. */
const furtherMistakes = ({ terms, timing }: PolicyContent): readonly Mistake[] => {
  const twice = keysOf(terms).filter((role) => {
    const sections = terms[role].sections.map((variant: SectionVariant) => sectionOfVariant(variant));
    return new Set(sections).size < sections.length;
  });
  const sorted = timing.reminderDays.toSorted((one, other) => one - other);
  const isRising = new Set(sorted).size === sorted.length && sorted.join() === timing.reminderDays.join();
  return [
    ...twice.map(
      (role): Mistake => ({ path: `terms.${role}.sections`, expected: { kind: "one_variant_a_section" } }),
    ),
    ...(isRising ? [] : [{ path: "timing.reminderDays", expected: { kind: "rising_numbers" } } as const]),
    ...(timing.expiryWarningDays < timing.expiryDays
      ? []
      : [
          {
            path: "timing.expiryWarningDays",
            expected: { kind: "whole_number", least: 1, most: timing.expiryDays - 1 },
          } as const,
        ]),
  ];
};

export type ParsedPolicy =
  | { readonly content: PolicyContent; readonly mistakes?: undefined }
  | { readonly mistakes: readonly Mistake[]; readonly content?: undefined };

/** Reads what an administrator saves or imports. Nothing is corrected: each mistake is told with its place. */
export const parsePolicy = (json: unknown): ParsedPolicy => {
  const mistakes = mistakesIn(json, policyShape);
  if (mistakes.length > 0) return { mistakes };
  const content = json as PolicyContent;
  const further = furtherMistakes(content);
  return further.length > 0 ? { mistakes: further } : { content };
};
