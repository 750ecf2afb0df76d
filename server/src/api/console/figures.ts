import { figuresPeriods } from "@latchkey/domain/figures/figures-period.ts";
import { type Figures, type Named, readFigures } from "../../figures/read-figures.ts";
import { asRole, builder } from "./console-builder.ts";

const figuresPeriod = builder.enumType("FiguresPeriod", { values: figuresPeriods });

const named = builder.objectRef<Named>("FiguresChoice").implement({
  fields: (t) => ({ id: t.exposeID("id"), name: t.exposeString("name") }),
});

const figures = builder.objectRef<Figures>("Figures").implement({
  description: "Counts of cases, without small groups.",
  fields: (t) => ({
    from: t.field({ type: "Date", resolve: ({ months }) => months.from }),
    to: t.field({
      type: "Date",
      description: "The first day of the last month.",
      resolve: ({ months }) => months.to,
    }),
    agencyId: t.id({
      nullable: true,
      description: "The agency whose cases are counted; null: of all agencies.",
      resolve: ({ agencyId }) => agencyId ?? null,
    }),
    policy: t.string({
      nullable: true,
      description: "null: of all policies.",
      resolve: ({ policy }) => policy ?? null,
    }),
    isWithheld: t.exposeBoolean("isWithheld", {
      description: "This choice would tell a small group, beside the figures of all.",
    }),
    shown: t.field({ type: "Json", resolve: ({ shown }) => shown }),
    agencies: t.field({ type: [named], resolve: ({ agencies }) => [...agencies] }),
    policies: t.field({ type: [named], resolve: ({ policies }) => [...policies] }),
    reviewers: t.field({ type: [named], resolve: ({ reviewers }) => [...reviewers] }),
  }),
});

builder.queryField("figures", (t) =>
  t.field({
    type: figures,
    args: {
      period: t.arg({ type: figuresPeriod, required: true }),
      agencyId: t.arg.id({ description: "null: of all agencies." }),
      policy: t.arg.string({ description: "null: of all policies." }),
    },
    resolve: (_root, { period, agencyId, policy }, context) =>
      asRole(context, "ADMINISTRATOR", () =>
        readFigures(
          context.services.db,
          { period, agencyId: agencyId ?? undefined, policy: policy ?? undefined },
          context.services.today(),
        ),
      ),
  }),
);
