import { isUuid } from "@latchkey/domain/rules/parse.ts";
import { assertOwnApplication } from "../../agencies/agency-rights.ts";
import { writeMessage } from "../../agency-messages/agency-messages.ts";
import { replacePeople } from "../../applications/change-people.ts";
import { changeTerms } from "../../applications/change-terms.ts";
import { correctAddress, inviteAgain, withdrawParty } from "../../applications/invitations.ts";
import { nameGuarantor } from "../../applications/name-guarantor.ts";
import { nudge } from "../../applications/nudge.ts";
import { withdrawApplication } from "../../applications/withdraw-application.ts";
import type { PartyKey } from "../../platform/actor/actor.ts";
import { notFound } from "../../platform/refusals/refusals.ts";
import type { Work } from "../../platform/work/work.ts";
import { endTenancy } from "../../right-to-rent/letting.ts";
import { application, type ShownApplication } from "./application.type.ts";
import { namedPersonInput, newPersonInput, newPersonOf } from "./new-person.type.ts";
import { onApplication, shownNow } from "./own-application.ts";
import { builder, changing } from "./portal-builder.ts";
import type { PortalContext } from "./portal-context.ts";

/** @throws NOT_FOUND also for a person of another application */
const onPerson = (
  context: PortalContext,
  { id, personId }: { readonly id: string; readonly personId: string },
  change: (work: Work, party: PartyKey) => Promise<void>,
): Promise<ShownApplication> =>
  onApplication(context, { id, right: "letting" }, ({ work }) => {
    if (!isUuid(personId)) throw notFound();
    return change(work, { applicationId: id, partyId: personId });
  });

const ofPerson = (name: string, change: (work: Work, party: PartyKey) => Promise<void>): void => {
  builder.mutationField(name, (t) =>
    t.field({
      type: application,
      args: { id: t.arg.id({ required: true }), personId: t.arg.id({ required: true }) },
      resolve: (_root, at, context) => onPerson(context, at, change),
    }),
  );
};

ofPerson("resendInvitation", inviteAgain);
ofPerson("withdrawPerson", withdrawParty);
ofPerson("nudgePerson", nudge);

builder.mutationField("correctEmail", (t) =>
  t.field({
    type: application,
    args: {
      id: t.arg.id({ required: true }),
      personId: t.arg.id({ required: true }),
      email: t.arg.string({ required: true }),
    },
    resolve: (_root, { email, ...at }, context) =>
      onPerson(context, at, (work, party) => correctAddress(work, party, email)),
  }),
);

builder.mutationField("withdrawApplications", (t) =>
  t.field({
    type: [application],
    description: "Each person who is not decided is withdrawn. All of it happens, or nothing.",
    args: { ids: t.arg.idList({ required: true }) },
    resolve: (_root, { ids }, context) =>
      changing(context, ids.length > 1 ? "people" : "letting", async (operation) => {
        const shown: ShownApplication[] = [];
        for (const id of new Set(ids)) {
          await assertOwnApplication(operation.work, operation.actor, id);
          await withdrawApplication(operation.work, id);
          shown.push(await shownNow(operation, id));
        }
        return shown;
      }),
  }),
);

const shareInput = builder.inputType("ShareInput", {
  fields: (t) => ({ personId: t.id({ required: true }), shareMinor: t.float({ required: true }) }),
});

builder.mutationField("changePeople", (t) =>
  t.field({
    type: application,
    description: "Replaces people, or shares the rent anew.",
    args: {
      id: t.arg.id({ required: true }),
      withdrawn: t.arg.idList({ required: true }),
      shares: t.arg({ type: [shareInput], required: true }),
      added: t.arg({ type: [newPersonInput], required: true }),
    },
    resolve: (_root, { id, withdrawn, shares, added }, context) =>
      onApplication(context, { id, right: "people" }, ({ work }) => {
        if (!withdrawn.every(isUuid)) throw notFound();
        const given = shares.map(({ personId, shareMinor }) => ({ partyId: personId, shareMinor }));
        return replacePeople(work, id, { withdrawn, shares: given, added: added.map(newPersonOf) });
      }),
  }),
);

builder.mutationField("nameGuarantor", (t) =>
  t.field({
    type: application,
    description: "A guarantor of tenants, or another one in place of theirs.",
    args: {
      id: t.arg.id({ required: true }),
      tenantIds: t.arg.idList({ required: true }),
      guarantor: t.arg({ type: namedPersonInput, required: true }),
    },
    resolve: (_root, { id, tenantIds, guarantor }, context) =>
      onApplication(context, { id, right: "people" }, ({ work }) => {
        if (!tenantIds.every(isUuid)) throw notFound();
        return nameGuarantor(work, id, { tenantIds, guarantor });
      }),
  }),
);

builder.mutationField("changeTerms", (t) =>
  t.field({
    type: application,
    description: "Another rent or first day. Everything that was given is kept.",
    args: {
      id: t.arg.id({ required: true }),
      rentMinor: t.arg.float({ required: true }),
      advertisedRentMinor: t.arg.float(),
      start: t.arg({ type: "Date", required: true }),
      shares: t.arg({ type: [shareInput], required: true }),
    },
    resolve: (_root, { id, shares, advertisedRentMinor, ...terms }, context) =>
      onApplication(context, { id, right: "people" }, ({ work }) =>
        changeTerms(work, id, {
          ...terms,
          advertisedRentMinor: advertisedRentMinor ?? undefined,
          shares: shares.map(({ personId, shareMinor }) => ({ partyId: personId, shareMinor })),
        }),
      ),
  }),
);

builder.mutationField("writeMessage", (t) =>
  t.field({
    type: application,
    args: {
      id: t.arg.id({ required: true }),
      text: t.arg.string({ required: true }),
      needsAnswer: t.arg.boolean({ required: true }),
    },
    resolve: (_root, { id, text, needsAnswer }, context) =>
      onApplication(context, { id, right: "letting" }, ({ work, actor }) =>
        writeMessage(work, id, { text, needsAnswer, author: { agencyUserId: actor.agencyUserId } }),
      ),
  }),
);

builder.mutationField("endTenancy", (t) =>
  t.field({
    type: application,
    args: { id: t.arg.id({ required: true }), endedOn: t.arg({ type: "Date", required: true }) },
    resolve: (_root, { id, endedOn }, context) =>
      onApplication(context, { id, right: "people" }, ({ work, actor: { agencyId, agencyUserId } }) =>
        endTenancy(work, { id, agencyId }, { endedOn, by: { agency_user_id: agencyUserId } }),
      ),
  }),
);
