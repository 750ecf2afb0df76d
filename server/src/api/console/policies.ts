import { demandWords } from "@latchkey/domain/compliance/demand-words/every-language.ts";
import { type LintRuleId, lintPolicy } from "@latchkey/domain/compliance/lint-policy.ts";
import type { Policy } from "@latchkey/domain/policies/policy.ts";
import {
  liftedRules,
  listPolicyNames,
  type PolicyName,
  policiesInForce,
} from "../../policies/read-policies.ts";
import { homeCountry } from "./application.type.ts";
import { asRole, builder } from "./console-builder.ts";

interface OfferedPolicy extends Policy {
  readonly lifted: readonly LintRuleId[];
}

const policy = builder.objectRef<OfferedPolicy>("Policy").implement({
  fields: (t) => ({
    name: t.exposeString("name"),
    version: t.exposeInt("version"),
    title: t.string({ resolve: ({ content }) => content.title }),
    countries: t.field({ type: [homeCountry], resolve: ({ content }) => [...content.countries] }),
    sections: t.stringList({
      description: "The sections for a tenant.",
      resolve: ({ terms }) => [...terms.tenant.sections],
    }),
    incomeMultiple: t.float({ resolve: ({ criteria }) => criteria.tenantIncome }),
    guarantorMultiple: t.float({ resolve: ({ criteria }) => criteria.guarantorIncome }),
    warnings: t.stringList({
      description: "The rules of the policy that the law of the country forbids today.",
      args: { country: t.arg({ type: homeCountry, required: true }) },
      resolve: ({ content, lifted }, { country }, { services }) => {
        const judging = { day: services.today(), lifted, words: demandWords };
        const found = lintPolicy({ ...content, countries: [country] }, judging);
        return [...new Set(found.filter(({ level }) => level === "forbidden").map(({ rule }) => rule))];
      },
    }),
  }),
});

builder.queryField("policies", (t) =>
  t.field({
    type: [policy],
    description: "Those in force, by title.",
    resolve: (_root, _args, context) =>
      asRole(context, "REVIEWER", async () => {
        const { db, today } = context.services;
        const lifted = await liftedRules(db);
        return (await policiesInForce(db, today())).map((one) => ({ ...one, lifted }));
      }),
  }),
);

const policyName = builder.objectRef<PolicyName>("PolicyName").implement({
  fields: (t) => ({
    name: t.exposeString("name"),
    title: t.exposeString("title"),
    isInForce: t.exposeBoolean("isInForce"),
  }),
});

builder.queryField("policyNames", (t) =>
  t.field({
    type: [policyName],
    description: "Of all published policies, by title.",
    resolve: (_root, _args, context) =>
      asRole(context, "ADMINISTRATOR", async () => {
        const { db, today } = context.services;
        return [...(await listPolicyNames(db, today()))];
      }),
  }),
);
