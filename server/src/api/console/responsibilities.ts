import {
  endResponsibility,
  type KeptResponsibility,
  listResponsibilities,
  writeResponsibility,
} from "../../right-to-rent/responsibilities.ts";
import { rowNumber } from "../graphql/row-number.ts";
import { builder, inOwnOperation } from "./console-builder.ts";

export const responsibility = builder.objectRef<KeptResponsibility>("WrittenResponsibility").implement({
  description: "Who is responsible for right-to-rent checks, as it is agreed in writing.",
  fields: (t) => ({
    id: t.exposeID("id"),
    landlord: t.exposeString("landlord", {
      nullable: true,
      description:
        "The landlord whose checks the agency accepts; null: the provider accepts those of the agency.",
    }),
    acceptedOn: t.expose("acceptedOn", { type: "Date" }),
    endedOn: t.expose("endedOn", {
      type: "Date",
      nullable: true,
      description: "The first day on which it does not hold.",
    }),
    fileId: t.exposeID("fileId"),
    fileName: t.exposeString("fileName"),
    by: t.exposeString("by", { description: "The member of staff who filed it." }),
  }),
});

const responsibilityInput = builder.inputType("ResponsibilityInput", {
  fields: (t) => ({
    isOfAgency: t.boolean({ required: true, description: "The provider accepts the checks of the agency." }),
    landlord: t.string({ required: true }),
    acceptedOn: t.string({ required: true }),
    fileId: t.string({ required: true, description: "Of a file that was sent to the agency's files." }),
  }),
});

builder.mutationField("writeResponsibility", (t) =>
  t.field({
    type: [responsibility],
    description: "All of the agency.",
    args: {
      agencyId: t.arg.id({ required: true }),
      input: t.arg({ type: responsibilityInput, required: true }),
    },
    resolve: (_root, { agencyId, input }, context) =>
      inOwnOperation(context, async ({ work, actor: { staffId } }) => {
        await writeResponsibility(work, { agencyId, staffId, ...input });
        return [...(await listResponsibilities(work.tx, agencyId))];
      }),
  }),
);

builder.mutationField("endResponsibility", (t) =>
  t.field({
    type: [responsibility],
    description: "All of its agency. Records of checks before that day keep it.",
    args: { id: t.arg.id({ required: true }), endedOn: t.arg.string({ required: true }) },
    resolve: (_root, { id, endedOn }, context) =>
      inOwnOperation(context, async ({ work }) => {
        const agencyId = await endResponsibility(work, rowNumber(id), endedOn);
        return [...(await listResponsibilities(work.tx, agencyId))];
      }),
  }),
);
