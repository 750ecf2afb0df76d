import type { ConditionName, IncomeStartStep } from "../policies/condition.ts";
import type { PolicyContent, WrittenTerms } from "../policies/policy.ts";
import type { CivilDate } from "../rules/civil-date.ts";
import { keysOf } from "../rules/records.ts";
import type { HomeCountry } from "../vocabulary/home-countries.ts";
import { fallbackLanguage, type Language, languages } from "../vocabulary/languages.ts";
import { type OfferedIncomeType, offeredIncomeTypes } from "../vocabulary/money.ts";
import { type PartyRole, partyRoles } from "../vocabulary/party-roles.ts";
import { hasSection } from "../vocabulary/sections.ts";
import type { DemandWords } from "./demand-words/demand-words.ts";
import { type Demand, demandsIn } from "./demands.ts";
import { type LawInCountry, type LawRuleId, lawRuleIds, lawRules } from "./law-rules.ts";

/** Mistakes that no law forbids but that no applicant could get past, and remarks for the administrator. */
export const problemIds = [
  "nothing-asked",
  "guarantor-below-tenant",
  "no-income-offered",
  "no-guarantor-offered",
  "no-document-offered",
  "start-step-cannot-hold",
] as const;
export type ProblemId = (typeof problemIds)[number];

export const noteIds = [
  "income-left-out",
  "right-to-rent-missing",
  "start-step-rarely-holds",
  "northern-ireland-unknown",
] as const;
export type NoteId = (typeof noteIds)[number];

export type LintRuleId = LawRuleId | ProblemId | NoteId;

/** The rules that can be lifted: those that keep a policy from being published. */
export const liftableRules = [...lawRuleIds, ...problemIds] as const;

export const isLiftable = (rule: string): rule is (typeof liftableRules)[number] =>
  liftableRules.some((one) => one === rule);

/** `forbidden` and `problem` keep a policy from being published; `lifted` is a broken rule that two administrators lifted. */
export const lintLevels = ["forbidden", "problem", "lifted", "note"] as const;
export type LintLevel = (typeof lintLevels)[number];

export interface LintFinding {
  readonly rule: LintRuleId;
  readonly level: LintLevel;
  /** The path in the policy: `terms.tenant.conditions.ALLOWED_INCOME_TYPES`. */
  readonly place: string;
  readonly country: HomeCountry | undefined;
  readonly law: LawInCountry | undefined;
  readonly params: Readonly<Record<string, string | number>>;
}

/** A broken rule before it is known what the law of a country says of it. */
interface Breach<Id extends LintRuleId = LintRuleId> {
  readonly rule: Id;
  readonly place: string;
  readonly params?: LintFinding["params"];
}

const conditionPlace = (role: PartyRole, name: ConditionName): string => `terms.${role}.conditions.${name}`;

/** Roles that are asked for their income, with their terms. */
const askedForIncome = ({ terms }: PolicyContent): readonly (readonly [PartyRole, WrittenTerms])[] =>
  partyRoles.flatMap((role) =>
    hasSection(terms[role].sections, "INCOME") ? [[role, terms[role]] as const] : [],
  );

const allowedTypes = ({ conditions }: WrittenTerms): readonly OfferedIncomeType[] =>
  conditions.ALLOWED_INCOME_TYPES ?? offeredIncomeTypes;

const BENEFITS = "T_BENFITS" satisfies OfferedIncomeType;

const benefitBreaches = (content: PolicyContent): readonly Breach<LawRuleId>[] => {
  const leftOut = askedForIncome(content).filter(
    ([, terms]) => allowedTypes(terms).length > 0 && !allowedTypes(terms).includes(BENEFITS),
  );
  const { counted = {} } = content.criteria;
  const percent = (type: OfferedIncomeType): number => counted[type] ?? 100;
  const most = Math.max(...offeredIncomeTypes.map(percent));
  return [
    ...leftOut.map(([role]) => ({
      rule: "benefits-left-out" as const,
      place: conditionPlace(role, "ALLOWED_INCOME_TYPES"),
    })),
    ...(percent(BENEFITS) < most
      ? [
          {
            rule: "benefits-counted-less" as const,
            place: `criteria.counted.${BENEFITS}`,
            params: { percent: percent(BENEFITS), most },
          },
        ]
      : []),
  ];
};

const ruleOfDemand: Readonly<Record<Demand, LawRuleId>> = {
  benefits: "text-benefits",
  children: "text-children",
  guarantor: "text-guarantor",
  nationality: "text-nationality",
  rent_in_advance: "text-rent-in-advance",
};

const textBreaches = (
  { title, texts }: PolicyContent,
  { words }: Pick<Judging, "words">,
): readonly Breach<LawRuleId>[] => {
  const written = [
    { place: "title", text: title, language: fallbackLanguage },
    ...keysOf(texts).flatMap((place) =>
      languages.map((language) => ({
        place: `texts.${place}.${language}`,
        text: texts[place]?.[language] ?? "",
        language,
      })),
    ),
  ];
  return written.flatMap(({ place, text, language }) => {
    const known = words[language];
    const found = known ? [...demandsIn(text, known)] : [];
    return found.map(([demand, sentence]) => ({ rule: ruleOfDemand[demand], place, params: { sentence } }));
  });
};

const advanceBreaches = (content: PolicyContent): readonly Breach<LawRuleId>[] =>
  askedForIncome(content)
    .filter(([, { conditions }]) => conditions.OFFER_ADVANCE === true)
    .map(([role]) => ({ rule: "rent-in-advance" as const, place: conditionPlace(role, "OFFER_ADVANCE") }));

const rightToRentBreaches = ({ terms }: PolicyContent): readonly Breach<LawRuleId>[] =>
  partyRoles
    .filter((role) => terms[role].sections.includes("IDENTITY_RTR"))
    .map((role) => ({ rule: "right-to-rent-elsewhere" as const, place: `terms.${role}.sections` }));

/** Breaches of the law of some country; `lawRules` says of which. */
const lawBreaches = (content: PolicyContent, judging: Judging): readonly Breach<LawRuleId>[] => [
  ...benefitBreaches(content),
  ...advanceBreaches(content),
  ...rightToRentBreaches(content),
  ...textBreaches(content, judging),
];

const DOCUMENT_LISTS = {
  T_EMPLOYED_PERM: "DOCUMENTS_PERMANENT",
  T_SELFEMPLOYED: "DOCUMENTS_SELF_EMPLOYED",
  T_SCHOLARSHIP_LOANS: "DOCUMENTS_STUDENT_LOAN",
  T_BENFITS: "DOCUMENTS_BENEFIT",
  T_PENSION: "DOCUMENTS_PENSION",
} as const satisfies Partial<Readonly<Record<OfferedIncomeType, ConditionName>>>;

/** An applicant with the type meets an empty list: the step asks for a document and offers none. */
const emptyLists = (role: PartyRole, terms: WrittenTerms): readonly Breach<ProblemId>[] =>
  keysOf(DOCUMENT_LISTS)
    .filter(
      (type) => allowedTypes(terms).includes(type) && terms.conditions[DOCUMENT_LISTS[type]]?.length === 0,
    )
    .map((type) => ({
      rule: "no-document-offered" as const,
      place: conditionPlace(role, DOCUMENT_LISTS[type]),
      params: { type },
    }));

const incomeProblems = (role: PartyRole, terms: WrittenTerms): readonly Breach<ProblemId>[] => {
  const { conditions, sections } = terms;
  const asksForGuarantor = sections.includes("INCOME_WITH_GUARANTOR");
  const payers = conditions.ALLOWED_OTHER_PAYERS;
  return [
    ...(allowedTypes(terms).length === 0
      ? [{ rule: "no-income-offered" as const, place: conditionPlace(role, "ALLOWED_INCOME_TYPES") }]
      : []),
    ...(asksForGuarantor && payers !== undefined && !payers.includes("T_GUARANTOR")
      ? [{ rule: "no-guarantor-offered" as const, place: conditionPlace(role, "ALLOWED_OTHER_PAYERS") }]
      : []),
    ...(conditions.INCOME_START_STEP === "openBanking" && conditions.SKIP_OPEN_BANKING === true
      ? [{ rule: "start-step-cannot-hold" as const, place: conditionPlace(role, "INCOME_START_STEP") }]
      : []),
    ...emptyLists(role, terms),
  ];
};

const problems = (content: PolicyContent): readonly Breach<ProblemId>[] => {
  const { tenantIncome, guarantorIncome } = content.criteria;
  const empty = partyRoles.filter((role) => content.terms[role].sections.length === 0);
  return [
    ...empty.map((role) => ({ rule: "nothing-asked" as const, place: `terms.${role}.sections` })),
    ...(guarantorIncome < tenantIncome
      ? [
          {
            rule: "guarantor-below-tenant" as const,
            place: "criteria.guarantorIncome",
            params: { guarantor: guarantorIncome, tenant: tenantIncome },
          },
        ]
      : []),
    ...askedForIncome(content).flatMap(([role, terms]) => incomeProblems(role, terms)),
  ];
};

/** Their prerequisite is an income that is there already, which a new section has only when it was copied or asked again. */
const NEEDS_INCOME: readonly IncomeStartStep[] = [
  "documents",
  "openBanking",
  "nonOpenBankingNotice",
  "upload",
];

const noteBreaches = (content: PolicyContent): readonly Breach<NoteId>[] =>
  askedForIncome(content).flatMap(([role, terms]) => {
    const leftOut = offeredIncomeTypes.filter(
      (type) => type !== BENEFITS && !allowedTypes(terms).includes(type),
    );
    const start = terms.conditions.INCOME_START_STEP;
    const cannotHold = start === "openBanking" && terms.conditions.SKIP_OPEN_BANKING === true;
    return [
      ...(leftOut.length > 0 && allowedTypes(terms).length > 0
        ? [
            {
              rule: "income-left-out" as const,
              place: conditionPlace(role, "ALLOWED_INCOME_TYPES"),
              params: { types: leftOut.join(" ") },
            },
          ]
        : []),
      ...(start !== undefined && NEEDS_INCOME.includes(start) && !cannotHold
        ? [
            {
              rule: "start-step-rarely-holds" as const,
              place: conditionPlace(role, "INCOME_START_STEP"),
              params: { step: start },
            },
          ]
        : []),
    ];
  });

const countryNotes = ({ terms, countries }: PolicyContent): readonly LintFinding[] => {
  const note = (rule: NoteId, country: HomeCountry, place: string): LintFinding => ({
    rule,
    level: "note",
    place,
    country,
    law: undefined,
    params: {},
  });
  return [
    ...(countries.includes("ENG") && !terms.tenant.sections.includes("IDENTITY_RTR")
      ? [note("right-to-rent-missing", "ENG", "terms.tenant.sections")]
      : []),
    ...(countries.includes("NIR") ? [note("northern-ireland-unknown", "NIR", "countries")] : []),
  ];
};

export interface Judging {
  /** The law of this day applies. */
  readonly day: CivilDate;
  /** The rules that two administrators lifted. */
  readonly lifted: readonly LintRuleId[];
  /** Texts in other languages are not read. */
  readonly words: Readonly<Partial<Record<Language, DemandWords>>>;
}

const byLaw = (
  { rule, place, params = {} }: Breach<LawRuleId>,
  country: HomeCountry,
  { day, lifted }: Judging,
): readonly LintFinding[] => {
  const law = lawRules[rule][country];
  if (!law) return [];
  const inForce: LintLevel = lifted.includes(rule) ? "lifted" : "forbidden";
  return [{ rule, level: day < law.from ? "note" : inForce, place, country, law, params }];
};

/** The findings about a policy on a day: breaches of the law of its countries first, then mistakes that stop applicants, then remarks. */
export const lintPolicy = (content: PolicyContent, judging: Judging): readonly LintFinding[] => {
  const plain =
    (level: LintLevel) =>
    ({ rule, place, params = {} }: Breach): LintFinding => ({
      rule,
      level: level === "problem" && judging.lifted.includes(rule) ? "lifted" : level,
      place,
      country: undefined,
      law: undefined,
      params,
    });
  const found = [
    ...lawBreaches(content, judging).flatMap((breach) =>
      content.countries.flatMap((country) => byLaw(breach, country, judging)),
    ),
    ...problems(content).map(plain("problem")),
    ...noteBreaches(content).map(plain("note")),
    ...countryNotes(content),
  ];
  return lintLevels.flatMap((level) => found.filter((finding) => finding.level === level));
};

export const keepsFromPublishing = ({ level }: Pick<LintFinding, "level">): boolean =>
  level === "forbidden" || level === "problem";
