import type {
  AffordabilityOutcome,
  Gap,
  GuarantorTrace,
  Sum,
  TenantTrace,
} from "@latchkey/domain/affordability/assess.ts";
import { type CountedSource, countingRules } from "@latchkey/domain/affordability/counted.ts";
import { assessments } from "@latchkey/domain/affordability/criteria.ts";
import type { AssessedPeople } from "../../applications/read-application.ts";
import { builder } from "./console-builder.ts";

/** Amounts in pence, except those that a source states in its own currency. */

const countingRule = builder.enumType("CountingRule", { values: countingRules });
const assessment = builder.enumType("Assessment", { values: assessments });

const gap = builder.objectRef<Gap>("AffordabilityGap").implement({
  description: "Alternatives, each of which would close it.",
  fields: (t) => ({
    rentMinor: t.float({ resolve: ({ rent }) => rent }),
    incomeMinor: t.float({ resolve: ({ income }) => income }),
    savingsMinor: t.float({ resolve: ({ savings }) => savings }),
  }),
});

const sum = builder.objectRef<Sum>("AffordabilitySum").implement({
  fields: (t) => ({
    rentMinor: t.float({ resolve: ({ rentPence }) => rentPence }),
    incomeMultiple: t.exposeFloat("incomeMultiple"),
    savingsMultiple: t.exposeFloat("savingsMultiple"),
    incomeMinor: t.float({ resolve: ({ incomePence }) => incomePence }),
    savingsMinor: t.float({ resolve: ({ savingsPence }) => savingsPence }),
    affordableMinor: t.float({ resolve: ({ affordablePence }) => affordablePence }),
    isMet: t.exposeBoolean("isMet"),
    gap: t.field({ type: gap, nullable: true, resolve: ({ gap: missing }) => missing }),
  }),
});

export const countedSource = builder.objectRef<CountedSource>("CountedSource").implement({
  fields: (t) => ({
    uuid: t.exposeID("uuid"),
    rule: t.expose("rule", { type: countingRule }),
    currency: t.exposeString("currency"),
    declaredMinor: t.exposeFloat("declaredMinor"),
    evidencedMinor: t.float({ nullable: true, resolve: ({ evidencedMinor }) => evidencedMinor }),
    countedMinor: t.float({ resolve: ({ countedPence }) => countedPence }),
    rate: t.float({
      nullable: true,
      description: "Pounds for one of its currency, if it is in another one than the rent.",
      resolve: ({ rate }) => (rate ? rate.tenThousandths / 10_000 : null),
    }),
    rateDate: t.field({ type: "Date", nullable: true, resolve: ({ rate }) => rate?.date ?? null }),
  }),
});

type Trace = TenantTrace | GuarantorTrace;

interface ShownTrace {
  readonly trace: Trace;
  readonly declared: Sum;
}

const partyTrace = builder.objectRef<ShownTrace>("PartyAffordability").implement({
  fields: (t) => ({
    partyId: t.id({ resolve: ({ trace }) => trace.id }),
    sources: t.field({ type: [countedSource], resolve: ({ trace }) => [...trace.sources] }),
    sum: t.field({ type: sum, resolve: ({ trace }) => trace.sum }),
    declared: t.field({
      type: sum,
      description: "By what the person says.",
      resolve: ({ declared }) => declared,
    }),
    guarantorIncomeMinor: t.float({
      nullable: true,
      description: "The yearly income that a guarantor of this share would need; only for tenants.",
      resolve: ({ trace }) => ("guarantorIncomePence" in trace ? trace.guarantorIncomePence : null),
    }),
  }),
});

const tracesOf = ({ tenants, guarantors }: AffordabilityOutcome): readonly Trace[] => [
  ...tenants,
  ...guarantors,
];

const shownTraces = ({ evidenced, declared }: AssessedPeople): ShownTrace[] => {
  const stated = tracesOf(declared);
  return tracesOf(evidenced).flatMap((trace) => {
    const own = stated.find(({ id }) => id === trace.id);
    return own ? [{ trace, declared: own.sum }] : [];
  });
};

export const affordability = builder.objectRef<AssessedPeople>("Affordability").implement({
  description: "By what is shown, which the desk decides by, beside what the people say.",
  fields: (t) => ({
    criteriaName: t.string({ resolve: ({ evidenced }) => evidenced.criteria.name }),
    criteriaVersion: t.int({ resolve: ({ evidenced }) => evidenced.criteria.version }),
    criteriaDate: t.field({ type: "Date", resolve: ({ evidenced }) => evidenced.criteria.date }),
    assessment: t.field({ type: assessment, resolve: ({ evidenced }) => evidenced.assessment }),
    isMet: t.boolean({ resolve: ({ evidenced }) => evidenced.isMet }),
    household: t.field({
      type: sum,
      nullable: true,
      description: "All tenants together; null where shares are assessed.",
      resolve: ({ evidenced }) => evidenced.household,
    }),
    declaredHousehold: t.field({ type: sum, nullable: true, resolve: ({ declared }) => declared.household }),
    parties: t.field({ type: [partyTrace], resolve: shownTraces }),
  }),
});
