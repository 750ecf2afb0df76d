import { isUuid } from "@latchkey/domain/rules/parse.ts";
import { notFound } from "../../platform/refusals/refusals.ts";
import { endAbsence, enterAbsence, listAbsences, type StaffAbsence } from "../../review/absences.ts";
import { rowNumber } from "../graphql/row-number.ts";
import { asRole, builder, inLeadOperation, inOwnOperation } from "./console-builder.ts";
import type { ConsoleOperation } from "./console-context.ts";

const staffAbsence = builder.objectRef<StaffAbsence>("StaffAbsence").implement({
  fields: (t) => ({
    id: t.id({ resolve: ({ id }) => String(id) }),
    staffId: t.exposeID("staffId"),
    from: t.expose("from", { type: "Date" }),
    until: t.expose("until", { type: "Date", description: "The last day." }),
    isNow: t.exposeBoolean("isNow"),
  }),
});

const days = builder.inputType("AbsenceInput", {
  fields: (t) => ({
    from: t.string({ required: true, description: "The first day." }),
    until: t.string({ required: true, description: "The last day." }),
  }),
});

const absencesNow = async (
  { work: { tx, services } }: ConsoleOperation,
  staffId?: string,
): Promise<StaffAbsence[]> => [...(await listAbsences(tx, { today: services.today(), staffId }))];

builder.queryField("absences", (t) =>
  t.field({
    type: [staffAbsence],
    description: "The team's, as far as they are not over.",
    resolve: (_root, _args, context) =>
      asRole(context, "ADMINISTRATOR", async () => {
        const { db, today } = context.services;
        return [...(await listAbsences(db, { today: today() }))];
      }),
  }),
);

builder.queryField("ownAbsences", (t) =>
  t.field({
    type: [staffAbsence],
    resolve: async (_root, _args, { services, staff }) => {
      const { staffId } = await staff();
      return [...(await listAbsences(services.db, { today: services.today(), staffId }))];
    },
  }),
);

builder.mutationField("enterAbsence", (t) =>
  t.field({
    type: [staffAbsence],
    args: { staffId: t.arg.id({ required: true }), input: t.arg({ type: days, required: true }) },
    resolve: (_root, { staffId, input }, context) =>
      inLeadOperation(context, async (operation) => {
        if (!isUuid(staffId)) throw notFound();
        await enterAbsence(operation.work, { ...input, staffId, by: operation.actor.staffId });
        return absencesNow(operation);
      }),
  }),
);

builder.mutationField("endAbsence", (t) =>
  t.field({
    type: [staffAbsence],
    args: { id: t.arg.id({ required: true }) },
    resolve: (_root, { id }, context) =>
      inLeadOperation(context, async (operation) => {
        await endAbsence(operation.work, rowNumber(id), { by: operation.actor.staffId });
        return absencesNow(operation);
      }),
  }),
);

builder.mutationField("enterOwnAbsence", (t) =>
  t.field({
    type: [staffAbsence],
    args: { input: t.arg({ type: days, required: true }) },
    resolve: (_root, { input }, context) =>
      inOwnOperation(context, async (operation) => {
        const { staffId } = operation.actor;
        await enterAbsence(operation.work, { ...input, staffId, by: staffId });
        return absencesNow(operation, staffId);
      }),
  }),
);

builder.mutationField("endOwnAbsence", (t) =>
  t.field({
    type: [staffAbsence],
    args: { id: t.arg.id({ required: true }) },
    resolve: (_root, { id }, context) =>
      inOwnOperation(context, async (operation) => {
        const { staffId } = operation.actor;
        await endAbsence(operation.work, rowNumber(id), { by: staffId, staffId });
        return absencesNow(operation, staffId);
      }),
  }),
);
