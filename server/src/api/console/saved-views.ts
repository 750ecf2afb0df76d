import { savedLists } from "@latchkey/domain/review/saved-view.ts";
import {
  listSavedViews,
  removeView,
  renameView,
  type SavedView,
  saveView,
} from "../../review/saved-views.ts";
import { enumValues } from "../graphql/enum-values.ts";
import { asRole, builder, inOperation } from "./console-builder.ts";

const savedList = builder.enumType("SavedList", { values: enumValues(savedLists) });

const savedView = builder.objectRef<SavedView>("SavedView").implement({
  description: "Filters of a list, kept by one member of staff under a name.",
  fields: (t) => ({
    id: t.exposeID("id"),
    name: t.exposeString("name"),
    query: t.exposeString("query", { description: "Parameters of the page's address." }),
  }),
});

builder.queryField("savedViews", (t) =>
  t.field({
    type: [savedView],
    description: "The caller's own, by name.",
    args: { list: t.arg({ type: savedList, required: true }) },
    resolve: (_root, { list }, context) =>
      asRole(context, "REVIEWER", async ({ staffId }) => [
        ...(await listSavedViews(context.services.db, { list, staffId })),
      ]),
  }),
);

builder.mutationField("saveView", (t) =>
  t.field({
    type: savedView,
    args: {
      list: t.arg({ type: savedList, required: true }),
      name: t.arg.string({ required: true }),
      query: t.arg.string({ required: true }),
    },
    resolve: (_root, given, context) =>
      inOperation(context, "REVIEWER", ({ work, actor: { staffId } }) =>
        saveView(work, { ...given, staffId }),
      ),
  }),
);

builder.mutationField("renameView", (t) =>
  t.field({
    type: savedView,
    args: { id: t.arg.id({ required: true }), name: t.arg.string({ required: true }) },
    resolve: (_root, given, context) =>
      inOperation(context, "REVIEWER", ({ work, actor: { staffId } }) =>
        renameView(work, { ...given, staffId }),
      ),
  }),
);

builder.mutationField("removeView", (t) =>
  t.boolean({
    args: { id: t.arg.id({ required: true }) },
    resolve: (_root, { id }, context) =>
      inOperation(context, "REVIEWER", async ({ work, actor: { staffId } }) => {
        await removeView(work, { id, staffId });
        return true;
      }),
  }),
);
