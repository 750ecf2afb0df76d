import { Readable } from "node:stream";
import { policyNamed } from "@latchkey/domain/policies/shipped.ts";
import { CONSENT_TEXT_VERSION, requiredConsents } from "@latchkey/domain/validations/consents.ts";
import { type Kysely, sql } from "kysely";
import { createApplicant } from "../../accounts/accounts.ts";
import { openValidation } from "../../cases/create-application.ts";
import { sampleLetting } from "../../cases/sample-letting.ts";
import { markStored, recordUpload } from "../../documents/uploads.ts";
import type { Schema } from "../../platform/db/schema.ts";
import { unwrapKey } from "../../platform/keys/data-keys.ts";
import type { AppContext } from "../context.ts";
import type { SeededPerson } from "./people.ts";
import { sampleImage } from "./sample-image.ts";

interface SeededCase {
  readonly applicantId: string;
  readonly validationId: string;
}

type Tx = Kysely<Schema>;

const IDENTITY_STEPS = ["name", "birthdate", "nationality", "documents", "upload"];
const now = sql<Date>`now()`;

const openCase = async (
  tx: Tx,
  person: SeededPerson,
  context: AppContext,
): Promise<SeededCase | undefined> => {
  const applicantId = await createApplicant(tx, person.email, context.keyring);
  const policy = policyNamed(person.policy);
  if (!applicantId || !policy) return undefined;
  await tx
    .updateTable("applicant")
    .set({
      first_name: person.firstName,
      last_name: person.lastName,
      birthdate: person.birthdate,
      nationality: person.nationality,
    })
    .where("id", "=", applicantId)
    .execute();
  const letting = { ...sampleLetting(context.today()), reference: `DEMO-${person.lastName.toUpperCase()}` };
  return { applicantId, validationId: await openValidation(tx, { applicantId, policy, letting }) };
};

const event = async (
  tx: Tx,
  { applicantId, validationId }: SeededCase,
  kind: "opened" | "submitted" | "returned",
) => {
  await tx
    .insertInto("validation_event")
    .values({ applicant_id: applicantId, validation_id: validationId, kind })
    .execute();
};

const giveConsents = async (tx: Tx, { applicantId, validationId }: SeededCase): Promise<void> => {
  await tx
    .insertInto("consent")
    .values(
      requiredConsents.map((name) => ({
        validation_id: validationId,
        applicant_id: applicantId,
        name,
        given: true,
        text_version: CONSENT_TEXT_VERSION,
        language: "en",
      })),
    )
    .execute();
};

/** A passport whose file really lies, encrypted, in the store. */
const storePassport = async (tx: Tx, { applicantId, validationId }: SeededCase, context: AppContext) => {
  const { wrapped_key } = await tx
    .selectFrom("applicant")
    .select("wrapped_key")
    .where("id", "=", applicantId)
    .executeTakeFirstOrThrow();
  const key = await recordUpload(tx, {
    applicantId,
    fileName: "Passport.png",
    contentType: "image/png",
    extension: "png",
    maxBytes: context.config.uploads.maxFileBytes,
  });
  const encryptionKey = unwrapKey(context.keyring, wrapped_key, applicantId);
  const file = await context.store.write(key, Readable.from([sampleImage()]), {
    encryptionKey,
    maxBytes: context.config.uploads.maxFileBytes,
  });
  await markStored(tx, key, { file, scanState: "unscanned" });
  const upload = await tx
    .selectFrom("upload")
    .select("id")
    .where("object_key", "=", key)
    .executeTakeFirstOrThrow();
  await tx
    .insertInto("identity_document")
    .values({
      applicant_id: applicantId,
      validation_id: validationId,
      upload_id: upload.id,
      type: "PASSPORT",
      remedial_section_id: null,
    })
    .execute();
};

const seedIdentity = async (tx: Tx, person: SeededPerson, seeded: SeededCase, context: AppContext) => {
  if (person.identity === "none") return;
  const completed = person.identity === "completed";
  if (completed) await storePassport(tx, seeded, context);
  await tx
    .insertInto("progress_item")
    .values({
      validation_id: seeded.validationId,
      applicant_id: seeded.applicantId,
      section: "IDENTITY",
      completed_steps: completed ? IDENTITY_STEPS : IDENTITY_STEPS.slice(0, 2),
      answers: JSON.stringify(completed ? { documents: "PASSPORT" } : {}),
      started_at: now,
      completed_at: completed ? now : null,
      submitted_at: person.submitted ? now : null,
    })
    .execute();
};

const seedIncome = async (tx: Tx, { income }: SeededPerson, { applicantId, validationId }: SeededCase) => {
  if (!income) return;
  const source = await tx
    .insertInto("income_source")
    .values({
      applicant_id: applicantId,
      validation_id: validationId,
      income_type: income.type,
      company_name: income.companyName,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  await tx
    .insertInto("progress_item")
    .values({
      validation_id: validationId,
      applicant_id: applicantId,
      section: "INCOME",
      completed_steps: [],
      answers: "{}",
      started_at: now,
      completed_at: income.completed ? now : null,
      related_object_uuid: source.id,
    })
    .execute();
};

const seedRemedial = async (
  tx: Tx,
  { remedial }: SeededPerson,
  { applicantId, validationId }: SeededCase,
) => {
  if (!remedial) return;
  const { id } = await tx
    .insertInto("remedial_section")
    .values({
      validation_id: validationId,
      applicant_id: applicantId,
      section: remedial.section,
      start_step: remedial.start,
      end_step: remedial.start,
      reasons: [...remedial.reasons],
      comment: remedial.comment,
      document_type: remedial.documentType ?? null,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  await tx
    .insertInto("progress_item")
    .values({
      validation_id: validationId,
      applicant_id: applicantId,
      section: remedial.section,
      completed_steps: [],
      answers: "{}",
      remedial_section_id: id,
    })
    .execute();
};

export const seedPerson = async (tx: Tx, person: SeededPerson, context: AppContext): Promise<void> => {
  const seeded = await openCase(tx, person, context);
  if (!seeded) return;
  if (person.consents) await giveConsents(tx, seeded);
  await seedIdentity(tx, person, seeded, context);
  await seedIncome(tx, person, seeded);
  if (person.identity !== "none") await event(tx, seeded, "opened");
  if (person.submitted) {
    await event(tx, seeded, "submitted");
    await tx.updateTable("validation").set({ round: 1 }).where("id", "=", seeded.validationId).execute();
  }
  if (person.remedial) await event(tx, seeded, "returned");
  await seedRemedial(tx, person, seeded);
};
