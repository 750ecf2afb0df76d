import { portalPackPath } from "@latchkey/domain/vocabulary/portal-wire.ts";
import {
  changeForAgency,
  findOwnParty,
  inAgencyTransaction,
  withAgencyRights,
} from "../../agencies/agency-rights.ts";
import type { PartyKey } from "../../platform/actor/actor.ts";
import { audit } from "../../platform/audit/audit.ts";
import type { Work } from "../../platform/work/work.ts";
import { prepareEvidence } from "../../right-to-rent/check-files.ts";
import { findForChecker, shownToChecker } from "../../right-to-rent/list-for-checker.ts";
import { askForPack } from "../../right-to-rent/packs.ts";
import { type CheckersPerson, readForChecker } from "../../right-to-rent/read-for-checker.ts";
import { readCheckFacts, recordCheck } from "../../right-to-rent/record-check.ts";
import { rowNumber } from "../graphql/row-number.ts";
import { signedFormType } from "../graphql/signed-form.type.ts";
import { givenRecordOf } from "../right-to-rent/check-types.ts";
import { page, person, recordInput } from "./checks.type.ts";
import { builder, changing, withRight } from "./portal-builder.ts";
import type { PortalContext, PortalOperation } from "./portal-context.ts";

/** For the right-to-rent checkers of the agency. */

const form = signedFormType(builder);

builder.queryField("checks", (t) =>
  t.field({
    type: page,
    description: "Adults of English homes, first those whose check is near.",
    args: { search: t.arg.string({ description: "Words; null or empty for all." }), after: t.arg.string() },
    resolve: (_root, { search, after }, context) =>
      withRight(context, "checks", (actor) =>
        inAgencyTransaction(context.services, async (tx) => {
          const today = context.services.today();
          const asked = { search: search ?? "", after: after ?? undefined, today };
          const found = await withAgencyRights(tx, actor, (scoped) => findForChecker(scoped, asked));
          return shownToChecker(tx, found, today);
        }),
      ),
  }),
);

const readAudited = async (work: Work, key: PartyKey): Promise<CheckersPerson> => {
  const shown = await readForChecker(work, key);
  await audit(work, { action: "right-to-rent-read", outcome: "done", party: key, subject: key.partyId });
  return shown;
};

builder.queryField("checkedPerson", (t) =>
  t.field({
    type: person,
    args: { personId: t.arg.id({ required: true }) },
    resolve: (_root, { personId }, context) =>
      withRight(context, "checks", (actor) =>
        changeForAgency(context.services, actor, async (work) =>
          readAudited(work, await findOwnParty(work, actor, personId)),
        ),
      ),
  }),
);

/** @throws NOT_FOUND for a person of another agency, as for none */
const onPerson = <Result>(
  context: PortalContext,
  personId: string,
  change: (operation: PortalOperation, key: PartyKey) => Promise<Result>,
): Promise<Result> =>
  changing(context, "checks", async (operation) =>
    change(operation, await findOwnParty(operation.work, operation.actor, personId)),
  );

builder.mutationField("prepareCheckFile", (t) =>
  t.field({
    type: form,
    description: "For a copy of an original: a PDF, JPG or PNG.",
    args: { personId: t.arg.id({ required: true }), fileType: t.arg.string({ required: true }) },
    resolve: (_root, { personId, fileType }, context) =>
      onPerson(context, personId, async ({ work, actor: { agencyUserId, sessionId } }, key) => {
        await readCheckFacts(work, key, "agency");
        return prepareEvidence(work, key, { by: { agencyUserId }, sessionId, fileType });
      }),
  }),
);

builder.mutationField("recordCheck", (t) =>
  t.field({
    type: person,
    description: "A record of originals that were seen. It replaces the earlier ones.",
    args: { personId: t.arg.id({ required: true }), input: t.arg({ type: recordInput, required: true }) },
    resolve: (_root, { personId, input }, context) =>
      onPerson(context, personId, async ({ work, actor: { agencyUserId } }, key) => {
        await recordCheck(work, key, { ...givenRecordOf(input), by: { agencyUserId } });
        return readForChecker(work, key);
      }),
  }),
);

builder.mutationField("askForPack", (t) =>
  t.string({
    description: "The address of the evidence of a record. It serves its reader alone, for ten minutes.",
    args: {
      personId: t.arg.id({ required: true }),
      checkId: t.arg.id({ required: true }),
      handedTo: t.arg.string({ required: true, description: "The party that is responsible for the check." }),
    },
    resolve: (_root, { personId, checkId, handedTo }, context) =>
      onPerson(context, personId, async ({ work, actor: { agencyUserId } }, key) => {
        const given = { checkId: rowNumber(checkId), handedTo, by: { agencyUserId } };
        return portalPackPath(key.partyId, await askForPack(work, key, given));
      }),
  }),
);
