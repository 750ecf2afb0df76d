import type { Accent } from "@latchkey/domain/agencies/colour.ts";
import { type PageBrand, pageBrand } from "../../agencies/brand.ts";
import { builder } from "./builder.ts";
import { meType } from "./me.type.ts";

const accent = builder.objectRef<Accent>("Accent").implement({
  fields: (t) => ({
    colour: t.exposeString("colour"),
    text: t.exposeString("text", { description: "The colour of text on it." }),
  }),
});

const brand = builder.objectRef<PageBrand>("AgencyBrand").implement({
  fields: (t) => ({
    name: t.exposeString("name"),
    logo: t.exposeString("logo", { nullable: true, description: "Where the picture is." }),
    accent: t.field({ type: accent, nullable: true, resolve: (of) => of.accent }),
    phone: t.exposeString("phone", { nullable: true }),
    website: t.exposeString("website", { nullable: true, description: "Begins with https." }),
  }),
});

builder.objectField(meType, "brand", (t) =>
  t.field({
    type: brand,
    nullable: true,
    description: "The agency in whose name the pages are; null: the provider.",
    resolve: ({ standing }, _args, { services }) => pageBrand(services.db, standing.applicationId),
  }),
);
