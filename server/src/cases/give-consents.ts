import type { Issue } from "@latchkey/domain/rules/issue.ts";
import { CONSENT_TEXT_VERSION, requiredConsents } from "@latchkey/domain/validations/consents.ts";
import { asLanguage, fallbackLanguage } from "@latchkey/domain/vocabulary/languages.ts";
import { builder, inOperation, type Work } from "../api/applicant/builder.ts";
import type { MeRow } from "../api/applicant/me.ts";
import { meType } from "../api/applicant/me.type.ts";
import { audit, byApplicant } from "../platform/audit/audit.ts";
import { invalidInput } from "../platform/refusals/refusals.ts";
import { validationOf } from "./standing.ts";

interface ConsentInput {
  readonly termsAndConditions: boolean;
  readonly backgroundChecks: boolean;
  readonly dataAccuracy: boolean;
  readonly marketing: boolean;
  readonly language?: string | null | undefined;
}

const payload = builder.objectRef<MeRow>("UpdateConsents").implement({
  fields: (t) => ({ me: t.field({ type: meType, resolve: (me) => me }) }),
});

const notGiven = (input: ConsentInput): Record<string, Issue> =>
  Object.fromEntries(
    requiredConsents.filter((name) => !input[name]).map((name) => [name, { code: "validation.must_accept" }]),
  );

/** The three are required and are kept with the version of the words, their language and the time. */
const giveConsents = async ({ tx, context }: Work, input: ConsentInput): Promise<MeRow> => {
  const missing = notGiven(input);
  if (Object.keys(missing).length > 0) throw invalidInput(missing);
  const me = await context.me();
  const validation = validationOf(me);
  const language = asLanguage(input.language) ?? fallbackLanguage;
  await tx
    .insertInto("consent")
    .values(
      [...requiredConsents, "marketing" as const].map((name) => ({
        validation_id: validation.uuid,
        applicant_id: me.uuid,
        name,
        given: input[name],
        text_version: CONSENT_TEXT_VERSION,
        language,
      })),
    )
    .execute();
  await tx.updateTable("applicant").set({ marketing: input.marketing }).where("id", "=", me.uuid).execute();
  await audit(tx, {
    ...byApplicant(me.uuid),
    action: "consents-given",
    outcome: "done",
    subject: validation.uuid,
  });
  context.forgetMe();
  return context.me();
};

builder.mutationField("updateConsents", (t) =>
  t.field({
    type: payload,
    args: {
      marketing: t.arg.boolean({ required: true }),
      termsAndConditions: t.arg.boolean({ required: true }),
      backgroundChecks: t.arg.boolean({ required: true }),
      dataAccuracy: t.arg.boolean({ required: true }),
      language: t.arg.string(),
    },
    resolve: (_root, args, context) => inOperation(context, (work) => giveConsents(work, args)),
  }),
);
