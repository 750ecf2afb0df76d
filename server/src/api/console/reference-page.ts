import { isUuid } from "@latchkey/domain/rules/parse.ts";
import { type ApplicationRow, type PersonRow, readApplication } from "../../applications/read-application.ts";
import { audit } from "../../platform/audit/audit.ts";
import { notFound } from "../../platform/refusals/refusals.ts";
import { inTransaction, type Work } from "../../platform/work/work.ts";
import { type DossierReference, readReferences } from "../../review/read-references.ts";
import { keepHolding } from "../../review/take-party.ts";
import type { StaffActor } from "../../staff/staff-sessions.ts";
import type { AppServices } from "../app-services.ts";
import { application, party } from "./application.type.ts";
import { asRole, builder } from "./console-builder.ts";
import { partyNamed } from "./party-named.ts";
import { dossierReference } from "./reference.type.ts";

interface ViewedReference {
  readonly id: string;
  readonly application: ApplicationRow;
  readonly person: PersonRow;
  readonly references: readonly DossierReference[];
}

const viewedReference = builder.objectRef<ViewedReference>("ViewedReference").implement({
  fields: (t) => ({
    id: t.exposeID("id"),
    application: t.field({ type: application, resolve: (viewed) => viewed.application }),
    party: t.field({ type: party, resolve: ({ person }) => person }),
    references: t.field({
      type: [dossierReference],
      description: "All of the party, the oldest first: a later one may replace this one.",
      resolve: ({ references }) => [...references],
    }),
  }),
});

const partyOfReference = async ({ tx }: Work, id: string): Promise<string> => {
  const row = isUuid(id)
    ? await tx
        .selectFrom("reference")
        .select("party_id")
        .where("id", "=", id)
        .where("state", "<>", "draft")
        .executeTakeFirst()
    : undefined;
  if (!row) throw notFound();
  return row.party_id;
};

/** Audited, like every view of a case. */
const lookAtReference = (services: AppServices, actor: StaffActor, id: string): Promise<ViewedReference> =>
  inTransaction(services, actor, async (work) => {
    const key = await partyNamed({ work }, await partyOfReference(work, id));
    await keepHolding(work, key, actor.staffId);
    const application = await readApplication(work.tx, key.applicationId);
    const person = application?.people.find(({ standing }) => standing.uuid === key.partyId);
    if (!application || !person) throw notFound();
    const references = await readReferences(work.tx, key);
    await audit(work, { action: "reference-viewed", outcome: "done", party: key, subject: id });
    return { id, application, person, references };
  });

builder.queryField("reference", (t) =>
  t.field({
    type: viewedReference,
    args: { referenceId: t.arg.id({ required: true }) },
    resolve: (_root, { referenceId }, context) =>
      asRole(context, "REVIEWER", (actor) => lookAtReference(context.services, actor, referenceId)),
  }),
);
