import { z } from "zod";
import { civilDay, minor, named, newPerson, person } from "./schemas.ts";

/** Changes of an application that was sent already. */

const newShares = z
  .array(z.strictObject({ personId: z.uuid(), shareMinor: minor("The new share of the monthly rent.") }))
  .max(50)
  .default([])
  .describe("Of people who stay and are not decided; the others keep theirs.");

export const termsBody = z
  .strictObject({
    rentMinor: minor("The new rent a month."),
    advertisedRentMinor: minor("A month. Needed in England.").optional(),
    start: civilDay("The new first day of the tenancy."),
    shares: newShares,
  })
  .meta(named("TermsChange"));

export const guarantorBody = z
  .strictObject({
    tenants: z.array(z.uuid()).min(1).max(50).describe("The tenants whose share is guaranteed."),
    ...person,
  })
  .meta(named("NewGuarantor"));

export const peopleBody = z
  .strictObject({
    withdrawn: z.array(z.uuid()).max(50).default([]).describe("People who no longer apply."),
    shares: newShares,
    added: z.array(newPerson).max(50).default([]).describe("New people, who are invited."),
  })
  .meta(named("PeopleChange"));
