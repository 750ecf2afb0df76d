import { type ApplicationRow, type PersonRow, readApplication } from "../../applications/read-application.ts";
import { judgeCandidate } from "../../compliance/sanctions/judge-candidate.ts";
import { listPartiesToJudge, readSanctionsDesk } from "../../compliance/sanctions/sanctions-desk.ts";
import { readLists } from "../../compliance/sanctions/sanctions-lists.ts";
import { audit } from "../../platform/audit/audit.ts";
import { notFound } from "../../platform/refusals/refusals.ts";
import { inTransaction, type Work } from "../../platform/work/work.ts";
import { application, party } from "./application.type.ts";
import { asRole, builder, inOperation } from "./console-builder.ts";
import { partyNamed } from "./party-named.ts";
import {
  partyToJudge,
  sanctionsDesk,
  sanctionsList,
  sanctionsSight,
  sanctionsVerdict,
} from "./sanctions.type.ts";

builder.objectFields(sanctionsDesk, (t) => ({
  party: t.field({
    type: party,
    resolve: async ({ party: key }, _args, { services }) => personOf(await applicationOf(services, key), key),
  }),
  application: t.field({
    type: application,
    resolve: ({ party: key }, _args, { services }) => applicationOf(services, key),
  }),
}));

type Key = Parameters<typeof readSanctionsDesk>[1];

const applicationOf = async (
  { db }: Pick<Work["services"], "db">,
  { applicationId }: Key,
): Promise<ApplicationRow> => {
  const found = await readApplication(db, applicationId);
  if (!found) throw notFound();
  return found;
};

const personOf = ({ people }: ApplicationRow, { partyId }: Key): PersonRow => {
  const person = people.find(({ standing }) => standing.uuid === partyId);
  if (!person) throw notFound();
  return person;
};

builder.queryField("sanctionsDesk", (t) =>
  t.field({
    type: sanctionsDesk,
    description:
      "Screenings of a party by the UK Sanctions List. Applicants and agencies do not learn of them.",
    args: { partyId: t.arg.id({ required: true }) },
    resolve: (_root, { partyId }, context) =>
      asRole(context, "REVIEWER", (actor) =>
        inTransaction(context.services, actor, async (work) => {
          const key = await partyNamed({ work }, partyId);
          await audit(work, { action: "party-viewed", outcome: "done", party: key, subject: partyId });
          return readSanctionsDesk(work, key);
        }),
      ),
  }),
);

builder.queryField("sanctionsToJudge", (t) =>
  t.field({
    type: [partyToJudge],
    description: "Parties with a candidate that waits for a verdict, also after their decision.",
    resolve: (_root, _args, context) =>
      asRole(context, "REVIEWER", (actor) =>
        inTransaction(context.services, actor, async ({ tx }) => [
          ...(await listPartiesToJudge(tx, actor.staffId)),
        ]),
      ),
  }),
);

builder.mutationField("judgeSanctionsCandidate", (t) =>
  t.field({
    type: sanctionsDesk,
    description:
      "The newest verdict counts. A confirmed candidate is told to the agency's compliance contact.",
    args: {
      partyId: t.arg.id({ required: true }),
      candidateId: t.arg.id({ required: true }),
      verdict: t.arg({ type: sanctionsVerdict, required: true }),
      reason: t.arg.string({ required: true, description: "For colleagues, and for OFSI." }),
      seenOn: t.arg({ type: [sanctionsSight], required: true }),
    },
    resolve: (_root, { partyId, ...given }, context) =>
      inOperation(context, "REVIEWER", async (operation) => {
        const key = await partyNamed(operation, partyId);
        const { staffId } = operation.actor;
        await judgeCandidate(operation.work, key, { ...given, staffId });
        return readSanctionsDesk(operation.work, key);
      }),
  }),
);

builder.queryField("sanctionsLists", (t) =>
  t.field({
    type: [sanctionsList],
    description: "Imported lists, the newest first.",
    resolve: (_root, _args, context) =>
      asRole(context, "ADMINISTRATOR", async () => [...(await readLists(context.services.db))]),
  }),
);
