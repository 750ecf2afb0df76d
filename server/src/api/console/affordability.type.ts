import type {
  AffordabilityOutcome,
  Gap,
  GuarantorTrace,
  Sum,
  TenantTrace,
} from "@latchkey/domain/affordability/assess.ts";
import { type CountedSource, countingRules } from "@latchkey/domain/affordability/counted.ts";
import { assessments } from "@latchkey/domain/affordability/criteria.ts";
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

const countedSource = builder.objectRef<CountedSource>("CountedSource").implement({
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

const partyTrace = builder.objectRef<Trace>("PartyAffordability").implement({
  fields: (t) => ({
    partyId: t.id({ resolve: ({ id }) => id }),
    sources: t.field({ type: [countedSource], resolve: ({ sources }) => [...sources] }),
    sum: t.field({ type: sum, resolve: (trace) => trace.sum }),
    guarantorIncomeMinor: t.float({
      nullable: true,
      description: "The yearly income that a guarantor of this share would need; only for tenants.",
      resolve: (trace) => ("guarantorIncomePence" in trace ? trace.guarantorIncomePence : null),
    }),
  }),
});

export const affordability = builder.objectRef<AffordabilityOutcome>("Affordability").implement({
  fields: (t) => ({
    criteriaName: t.string({ resolve: ({ criteria }) => criteria.name }),
    criteriaVersion: t.int({ resolve: ({ criteria }) => criteria.version }),
    criteriaDate: t.field({ type: "Date", resolve: ({ criteria }) => criteria.date }),
    assessment: t.expose("assessment", { type: assessment }),
    isMet: t.exposeBoolean("isMet"),
    household: t.field({
      type: sum,
      nullable: true,
      description: "All tenants together; null where shares are assessed.",
      resolve: ({ household }) => household,
    }),
    parties: t.field({
      type: [partyTrace],
      resolve: ({ tenants, guarantors }): Trace[] => [...tenants, ...guarantors],
    }),
  }),
});
