import type { NewPerson } from "@latchkey/domain/applications/new-application.ts";
import { builder } from "./portal-builder.ts";

export const namedPersonInput = builder.inputType("NamedPersonInput", {
  fields: (t) => ({
    firstName: t.string({ required: true }),
    lastName: t.string({ required: true }),
    email: t.string({ required: true }),
  }),
});

export const newPersonInput = builder.inputType("NewPersonInput", {
  fields: (t) => ({
    firstName: t.string({ required: true }),
    lastName: t.string({ required: true }),
    email: t.string({ required: true }),
    shareMinor: t.float({
      required: true,
      description: "Share of the monthly rent; a person without one is an occupier.",
    }),
    guarantor: t.field({ type: namedPersonInput }),
  }),
});

export const newPersonOf = ({ guarantor, ...person }: typeof newPersonInput.$inferInput): NewPerson => ({
  ...person,
  guarantor: guarantor ?? undefined,
});
