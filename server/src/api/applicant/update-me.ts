import { countriesDocsMap } from "@latchkey/domain/identity/countries.ts";
import type { IdentityFact } from "@latchkey/domain/identity/opened.ts";
import {
  birthdateIssue,
  middleNameIssue,
  nameIssue,
  nationalityIssue,
} from "@latchkey/domain/identity/rules.ts";
import { normaliseShareCode, shareCodeIssue } from "@latchkey/domain/identity/share-code.ts";
import type { Issue } from "@latchkey/domain/rules/issue.ts";
import { assertSectionOpen, validationOf } from "../../cases/standing.ts";
import { addDocuments, type DocumentInput, withdrawDocuments } from "../../identity/identity-documents.ts";
import { openedIn } from "../../identity/opened-in.ts";
import { storeShareCode } from "../../identity/share-code.ts";
import { invalidInput, Refusal } from "../../platform/refusals/refusals.ts";
import { reconcileProgress } from "../../sections/reconcile-progress.ts";
import { refreshFindings } from "../../verification/findings.ts";
import { builder, inOperation, type Work } from "./builder.ts";
import type { MeRow } from "./me.ts";
import { meType } from "./me.type.ts";

interface MeInput {
  readonly firstName?: string | null | undefined;
  readonly middleName?: string | null | undefined;
  readonly lastName?: string | null | undefined;
  readonly birthdate?: string | null | undefined;
  readonly nationality?: string | null | undefined;
  readonly shareCode?: string | null | undefined;
  readonly identityDocuments?: readonly DocumentInput[] | null | undefined;
  readonly withdrawnDocuments?: readonly string[] | null | undefined;
  readonly remedialSectionUuid?: string | null | undefined;
}

const payload = builder.objectRef<MeRow>("UpdateMe").implement({
  fields: (t) => ({ me: t.field({ type: meType, resolve: (me) => me }) }),
});

const documentInput = builder.inputType("IdentityDocumentInput", {
  fields: (t) => ({
    type: t.string({ required: true }),
    path: t.string({ required: true }),
    expiresOn: t.field({ type: "Date" }),
  }),
});

const tidy = (value: string): string => value.normalize("NFC").trim();

/** The same rules that the browser runs; a field that was not sent is not touched. */
const issuesOf = (input: MeInput, today: string): Record<string, Issue> => {
  const countries = countriesDocsMap.map(({ countryCode }) => countryCode);
  const check = (value: string | null | undefined, rule: (value: string) => Issue | undefined) =>
    value === undefined ? undefined : rule(value ?? "");
  const found = {
    firstName: check(input.firstName, nameIssue),
    middleName: check(input.middleName, middleNameIssue),
    lastName: check(input.lastName, nameIssue),
    birthdate: check(input.birthdate, (value) => birthdateIssue(value, today)),
    nationality: check(input.nationality, (value) => nationalityIssue(value, countries)),
    shareCode: input.shareCode ? shareCodeIssue(input.shareCode) : undefined,
  };
  return Object.fromEntries(
    Object.entries(found).flatMap(([field, issue]) => (issue ? [[field, issue] as const] : [])),
  );
};

const factsOf = (input: MeInput) => ({
  ...(input.firstName ? { first_name: tidy(input.firstName) } : {}),
  ...(input.middleName === undefined ? {} : { middle_name: tidy(input.middleName ?? "") || null }),
  ...(input.lastName ? { last_name: tidy(input.lastName) } : {}),
  ...(input.birthdate ? { birthdate: input.birthdate } : {}),
  ...(input.nationality ? { nationality: input.nationality } : {}),
});

const sentFacts = (input: MeInput): readonly IdentityFact[] => {
  const facts = ["firstName", "middleName", "lastName", "birthdate", "nationality", "shareCode"] as const;
  const sent = facts.filter((fact) => input[fact] !== undefined);
  return input.withdrawnDocuments?.length ? [...sent, "withdrawnDocuments"] : sent;
};

const update = async (work: Work, input: MeInput): Promise<MeRow> => {
  const { tx, context } = work;
  const me = await context.me();
  const { remedialSectionUuid } = input;
  const validation = validationOf(me);
  assertSectionOpen(validation, { section: "IDENTITY", remedialSectionUuid });
  const opened = openedIn(validation, remedialSectionUuid);
  if (!sentFacts(input).every((fact) => opened.fact(fact))) throw new Refusal("ALREADY_SUBMITTED");
  const issues = issuesOf(input, context.services.today());
  if (Object.keys(issues).length > 0) throw invalidInput(issues);
  const facts = factsOf(input);
  if (Object.keys(facts).length > 0) {
    await tx.updateTable("applicant").set(facts).where("id", "=", me.uuid).execute();
    await refreshFindings(work);
  }
  if (input.shareCode !== undefined) {
    const code = input.shareCode ? normaliseShareCode(input.shareCode) : null;
    await storeShareCode(tx, { applicantId: me.uuid, code }, context.services.keyring);
  }
  await withdrawDocuments(work, input.withdrawnDocuments ?? [], remedialSectionUuid ?? null);
  await addDocuments(work, input.identityDocuments ?? [], remedialSectionUuid ?? null);
  await reconcileProgress(work, "IDENTITY");
  return context.me();
};

builder.mutationField("updateMe", (t) =>
  t.field({
    type: payload,
    args: {
      firstName: t.arg.string(),
      middleName: t.arg.string(),
      lastName: t.arg.string(),
      birthdate: t.arg({ type: "Date" }),
      nationality: t.arg.string(),
      shareCode: t.arg.string({ description: "Right to rent only; null takes it back." }),
      identityDocuments: t.arg({ type: [documentInput] }),
      withdrawnDocuments: t.arg.idList(),
      remedialSectionUuid: t.arg.id(),
    },
    resolve: (_root, args, context) => inOperation(context, (work) => update(work, args)),
  }),
);
