import type { ProviderEntry } from "@latchkey/domain/compliance/right-to-rent/providers.ts";
import type { RecordPurpose } from "@latchkey/domain/compliance/right-to-rent/record.ts";
import { rightToRentRulesOn } from "@latchkey/domain/compliance/right-to-rent/rule-sets.ts";
import { type PersonRow, readApplication } from "../../applications/read-application.ts";
import { isConfirmed } from "../../compliance/right-to-rent-rules.ts";
import type { PartyKey } from "../../platform/actor/actor.ts";
import { audit } from "../../platform/audit/audit.ts";
import { notFound } from "../../platform/refusals/refusals.ts";
import { inTransaction, type Work } from "../../platform/work/work.ts";
import { prepareEvidence } from "../../right-to-rent/check-files.ts";
import { readSubject, statementFor } from "../../right-to-rent/check-subject.ts";
import { listLandlords } from "../../right-to-rent/landlords.ts";
import { type KeptLetting, readLetting } from "../../right-to-rent/letting.ts";
import { listPacks } from "../../right-to-rent/packs.ts";
import { type KeptCheck, readContent, readEvidenceFiles } from "../../right-to-rent/read-checks.ts";
import { answerCheck, readCheckFacts, recordCheck } from "../../right-to-rent/record-check.ts";
import type { KeptResponsibility } from "../../right-to-rent/responsibilities.ts";
import { type HomeSigning, readSigning } from "../../right-to-rent/signing.ts";
import type { StatementText } from "../../right-to-rent/statement-text.ts";
import { listAdministrators } from "../../staff/staff-members.ts";
import { rowNumber } from "../graphql/row-number.ts";
import { givenRecordOf } from "../right-to-rent/check-types.ts";
import { party } from "./application.type.ts";
import { asRole, builder, inOperation } from "./console-builder.ts";
import { partyNamed } from "./party-named.ts";
import { providerEntry } from "./registered-providers.ts";
import { responsibility } from "./responsibilities.ts";
import {
  homeSigning,
  letting,
  purpose,
  recordInput,
  rightToRentCheck,
  type ShownCheck,
  statement,
} from "./right-to-rent.type.ts";
import { staffForm } from "./staff-form.type.ts";

interface RightToRentOfParty {
  readonly person: PersonRow;
  readonly applicationId: string;
  readonly home: string;
  readonly agency: string;
  readonly letting: KeptLetting;
  readonly purpose: RecordPurpose;
  readonly nationality: string;
  readonly birthdate: string | null;
  readonly hadNo: boolean;
  readonly ruleSet: string;
  readonly mayRecord: boolean;
  readonly landlords: readonly string[];
  readonly agencyId: string;
  readonly agencyIsOwn: boolean;
  readonly responsibilities: readonly KeptResponsibility[];
  readonly providers: readonly ProviderEntry[];
  readonly administrators: readonly string[];
  readonly practiceCodePage: string | null;
  readonly practiceProviderPage: string | null;
  readonly checks: readonly ShownCheck[];
  readonly statements: readonly StatementText[];
  readonly household: HomeSigning;
  readonly people: readonly PersonRow[];
}

const ofParty = builder.objectRef<RightToRentOfParty>("RightToRentOfParty").implement({
  description: "The right-to-rent checks of an adult, and what the form of a new record is drawn from.",
  fields: (t) => ({
    party: t.field({ type: party, resolve: ({ person }) => person }),
    applicationId: t.exposeID("applicationId"),
    home: t.exposeString("home"),
    agency: t.exposeString("agency"),
    letting: t.expose("letting", { type: letting }),
    purpose: t.expose("purpose", { type: purpose }),
    nationality: t.exposeString("nationality", { description: "ISO 3166-1; empty: not answered yet." }),
    birthdate: t.expose("birthdate", { type: "Date", nullable: true }),
    hadNo: t.exposeBoolean("hadNo", { description: "The Landlord Checking Service has said no." }),
    ruleSet: t.exposeString("ruleSet", { description: "In force today." }),
    mayRecord: t.exposeBoolean("mayRecord", {
      description: "False in production while no administrator has confirmed the rules.",
    }),
    landlords: t.exposeStringList("landlords", { description: "Of the agency, by name." }),
    checks: t.field({
      type: [rightToRentCheck],
      description: "The newest first.",
      resolve: ({ checks }) => [...checks],
    }),
    statements: t.field({
      type: [statement],
      description: "In the person's language; in English too if that is another one.",
      resolve: ({ statements }) => [...statements],
    }),
    household: t.expose("household", { type: homeSigning }),
    people: t.field({
      type: [party],
      description: "Of the application, whose names the household is shown with.",
      resolve: ({ people }) => [...people],
    }),
  }),
});

builder.objectFields(ofParty, (t) => ({
  agencyId: t.exposeID("agencyId"),
  agencyIsOwn: t.exposeBoolean("agencyIsOwn", { description: "It is the provider itself." }),
  responsibilities: t.field({
    type: [responsibility],
    description: "Those of the agency in writing, the newest first.",
    resolve: ({ responsibilities }) => [...responsibilities],
  }),
  providers: t.field({
    type: [providerEntry],
    description: "Registered providers, by name.",
    resolve: ({ providers }) => [...providers],
  }),
  administrators: t.exposeStringList("administrators", {
    description: "Names of those who keep the table of registered providers.",
  }),
  practiceCodePage: t.exposeString("practiceCodePage", {
    nullable: true,
    description: "In a demo: the address of a page in place of the government's page for landlords.",
  }),
  practiceProviderPage: t.exposeString("practiceProviderPage", {
    nullable: true,
    description: "In a demo: the address of a page that makes the output of a provider.",
  }),
}));

const readShownChecks = async (
  { tx, services }: Work,
  key: PartyKey,
  checks: readonly KeptCheck[],
): Promise<readonly ShownCheck[]> => {
  const packs = await listPacks(tx, key);
  const shown: ShownCheck[] = [];
  for (const check of checks) {
    const content = await readContent({ db: tx, keyring: services.keyring }, key, check.id);
    shown.push({
      ...check,
      content: content ?? null,
      files: await readEvidenceFiles(tx, key, check.id),
      packs: packs.filter(({ checkId }) => checkId === check.id),
    });
  }
  return shown;
};

const practicePage = ({ services }: Work, path: string): string | null => {
  const { rightToRentUrl } = services.config.demo;
  return rightToRentUrl === undefined ? null : new URL(path, rightToRentUrl).href;
};

const readOfParty = async (work: Work, key: PartyKey): Promise<RightToRentOfParty> => {
  const { tx, services } = work;
  const facts = await readCheckFacts(work, key);
  const application = await readApplication(tx, key.applicationId);
  const person = application?.people.find(({ standing }) => standing.uuid === key.partyId);
  const kept = await readLetting(tx, key.applicationId);
  const rules = rightToRentRulesOn(services.today());
  const household = await readSigning(tx, key.applicationId, services.today());
  if (!application || !person || !kept || !rules || !household) throw notFound();
  return {
    person,
    applicationId: key.applicationId,
    home: application.home,
    agency: application.agency,
    letting: kept,
    purpose: facts.purpose,
    nationality: facts.nationality,
    birthdate: facts.birthdate,
    hadNo: facts.hadNo,
    ruleSet: rules.id,
    mayRecord: services.config.mode !== "production" || (await isConfirmed(tx, rules.id)),
    landlords: await listLandlords(tx, kept.agencyId),
    providers: facts.providers,
    agencyId: kept.agencyId,
    agencyIsOwn: facts.agency.isOwn,
    responsibilities: facts.agency.responsibilities,
    administrators: await listAdministrators(tx),
    checks: await readShownChecks(work, key, facts.checks),
    statements: statementFor(services, await readSubject(tx, key)),
    household,
    people: application.people,
    practiceCodePage: practicePage(work, "share-code"),
    practiceProviderPage: practicePage(work, "provider"),
  };
};

builder.queryField("rightToRent", (t) =>
  t.field({
    type: ofParty,
    args: { partyId: t.arg.id({ required: true }) },
    resolve: (_root, { partyId }, context) =>
      asRole(context, "REVIEWER", (actor) =>
        inTransaction(context.services, actor, async (work) => {
          const key = await partyNamed({ work }, partyId);
          const shown = await readOfParty(work, key);
          await audit(work, { action: "right-to-rent-read", outcome: "done", party: key, subject: partyId });
          return shown;
        }),
      ),
  }),
);

builder.mutationField("prepareRightToRentFile", (t) =>
  t.field({
    type: staffForm,
    description: "For a file that shows a check: a PDF, JPG or PNG.",
    args: { partyId: t.arg.id({ required: true }), fileType: t.arg.string({ required: true }) },
    resolve: (_root, { partyId, fileType }, context) =>
      inOperation(context, "REVIEWER", async (operation) => {
        const key = await partyNamed(operation, partyId);
        const { staffId, sessionId } = operation.actor;
        await readCheckFacts(operation.work, key);
        return prepareEvidence(operation.work, key, { by: { staffId }, sessionId, fileType });
      }),
  }),
);

builder.mutationField("recordRightToRent", (t) =>
  t.boolean({
    description: "A record of a check replaces the earlier ones. An override waits for a second reviewer.",
    args: { partyId: t.arg.id({ required: true }), input: t.arg({ type: recordInput, required: true }) },
    resolve: (_root, { partyId, input }, context) =>
      inOperation(context, "REVIEWER", async (operation) => {
        const key = await partyNamed(operation, partyId);
        const { staffId } = operation.actor;
        await recordCheck(operation.work, key, { ...givenRecordOf(input), by: { staffId } });
        return true;
      }),
  }),
);

builder.mutationField("answerRightToRent", (t) =>
  t.boolean({
    description: "A second reviewer's answer to a record without a statutory excuse.",
    args: {
      partyId: t.arg.id({ required: true }),
      checkId: t.arg.id({ required: true }),
      agrees: t.arg.boolean({ required: true }),
      reason: t.arg.string({ required: true, description: "May be empty to agree." }),
    },
    resolve: (_root, { partyId, checkId, agrees, reason }, context) =>
      inOperation(context, "REVIEWER", async (operation) => {
        const key = await partyNamed(operation, partyId);
        const { staffId } = operation.actor;
        await answerCheck(operation.work, key, { checkId: rowNumber(checkId), agrees, reason, staffId });
        return true;
      }),
  }),
);
