import { agencyOutcomes, agencyReasons, waitedFor } from "@latchkey/domain/applications/agencys-view.ts";
import { MOST_PEOPLE, MOST_RENT, MOST_TERM_MONTHS } from "@latchkey/domain/applications/new-application.ts";
import { rentPeriods } from "@latchkey/domain/applications/rent-period.ts";
import { signingBlocks } from "@latchkey/domain/compliance/right-to-rent/record-result.ts";
import { partyStatuses } from "@latchkey/domain/parties/status.ts";
import { decisionConditions } from "@latchkey/domain/review/decision.ts";
import { homeCountries } from "@latchkey/domain/vocabulary/home-countries.ts";
import { languages } from "@latchkey/domain/vocabulary/languages.ts";
import { currencies } from "@latchkey/domain/vocabulary/money.ts";
import { partyRoles } from "@latchkey/domain/vocabulary/party-roles.ts";
import { z } from "zod";
import { parseInstantCursor } from "../../platform/db/instant-cursor.ts";
import { fieldCodes } from "./field-codes.ts";
import { exampleOf, listedProblems } from "./problem-list.ts";

/** Only shapes; the rules of the domain, shared with the console, validate the values. */

/** The name of a shape in the description. */
export const named = (name: string) => ({ id: name });

/** The limits are told, and the rules of the domain refuse what is beyond them with the codes of the console. */
export const minor = (description: string) =>
  z.number().int().describe(`${description} In minor units: pence.`).meta({ minimum: 0, maximum: MOST_RENT });

export const civilDay = (description: string) =>
  z.string().max(20).describe(`${description} YYYY-MM-DD.`).meta({ format: "date" });

export const person = {
  firstName: z.string().max(200),
  lastName: z.string().max(200),
  email: z.string().max(320).describe("The address for the invitation."),
};

const guarantor = z.strictObject(person).meta(named("Guarantor"));

export const newPerson = z
  .strictObject({
    ...person,
    shareMinor: minor("Share of the monthly rent; a person without one is an occupier."),
    guarantor: guarantor
      .optional()
      .describe("The guarantor of the share. The same address for several people is the same person."),
  })
  .meta(named("NewPerson"));

export const newApplicationBody = z
  .strictObject({
    home: z.string().max(1000).describe("The address, on one line or several."),
    country: z.enum(homeCountries).describe("The part of the United Kingdom: its law applies."),
    rentMinor: minor("A month; a weekly rent times 52, divided by 12."),
    advertisedRentMinor: minor(
      "A month, as advertised. Needed in England, where the rent may not be above it.",
    ).optional(),
    rentPeriod: z
      .enum(rentPeriods)
      .default("month")
      .describe("How often the rent is due. In England at most every month."),
    currency: z.enum(currencies).default("GBP"),
    start: civilDay("First day of the tenancy."),
    termMonths: z
      .number()
      .int()
      .meta({ minimum: 1, maximum: MOST_TERM_MONTHS })
      .optional()
      .describe("Needed outside England. In England no agreement has a fixed term, and it is refused."),
    holdingDepositReceivedOn: civilDay(
      "The day on which a holding deposit was received, in England and Wales. The deadline for agreement follows.",
    ).optional(),
    otherAdults: z
      .boolean()
      .optional()
      .describe(
        "England: whether another person aged 18 or over, who is not among the people, will live in the home. Each tenant is asked too.",
      ),
    reference: z.string().max(200).default("").describe("Your own reference."),
    policy: z
      .string()
      .max(100)
      .optional()
      .describe(
        "The name of a policy that your agency may use (GET /agency), in force for the country of the home. Without it, your default policy.",
      ),
    branchId: z.uuid().optional().describe("A branch of your agency (GET /agency)."),
    language: z
      .enum(languages)
      .optional()
      .describe("The language of the e-mails. Without it, that of your agency, or English."),
    people: z
      .array(newPerson)
      .max(50)
      .describe("Their shares add up to the rent.")
      .meta({ minItems: 1, maxItems: MOST_PEOPLE }),
  })
  .meta(named("NewApplication"));

export const tenancyEndBody = z
  .strictObject({ endedOn: civilDay("The day on which the tenancy ended.") })
  .meta(named("TenancyEnd"));

const instant = z.string().describe("UTC, ISO 8601.");

const day = z.iso.date();

/** The newest report, as an application names it. */
const reportMark = z
  .object({
    id: z.uuid(),
    version: z.number().int(),
    madeAt: instant,
    validUntil: day.nullable().describe("null: the outcome lets no person move in."),
    path: z.string().describe("Below the address of the API; the PDF is at the same path with `.pdf`."),
  })
  .meta(named("ReportMark"));

const party = z
  .object({
    id: z.uuid(),
    number: z.string().describe("The number by which people refer to the party: LK-20411."),
    role: z.enum(partyRoles),
    firstName: z.string(),
    lastName: z.string(),
    email: z.string(),
    shareMinor: z.number().int(),
    guarantorId: z.uuid().nullable().describe("The person who guarantees the share."),
    status: z.enum(partyStatuses),
    since: instant,
    submittedAt: instant.nullable(),
    outcome: z
      .enum(agencyOutcomes)
      .nullable()
      .describe("null until it is final. NOT_COMPLETED: withdrawn, expired, or it could not be checked."),
    decision: z
      .object({
        decidedOn: day,
        reasons: z.array(z.enum(agencyReasons)),
        conditions: z.array(z.enum(decisionConditions)),
        conditionsMetBy: day.nullable().describe("The day by which the conditions are to be met."),
      })
      .nullable(),
    waitingFor: z
      .array(z.object({ who: z.enum(waitedFor), since: instant }))
      .describe("Those who have to act next; several may at once."),
    report: reportMark.nullable().describe("null until the person is decided."),
    invitation: z.object({
      sentAt: instant.nullable(),
      signedInAt: instant.nullable(),
      bouncedBecause: z.string().nullable().describe("The reason why the e-mail bounced."),
    }),
  })
  .meta(named("Person"));

export const applicationReply = z
  .object({
    id: z.uuid(),
    home: z.string(),
    country: z.enum(homeCountries),
    rentMinor: z.number().int().describe("A month."),
    advertisedRentMinor: z.number().int().nullable().describe("A month; null where nobody said it."),
    rentPeriod: z.enum(rentPeriods),
    currency: z.string(),
    start: z.string(),
    termMonths: z.number().int().nullable().describe("null: no fixed term, always so in England."),
    holdingDeposit: z
      .object({ receivedOn: z.string(), agreementBy: z.string().describe("The deadline for agreement.") })
      .nullable()
      .describe("null where none is recorded."),
    tenancy: z
      .object({
        signedOn: z.string(),
        endedOn: z.string().nullable().describe("null: it goes on, as far as is known."),
      })
      .nullable()
      .describe("null until a signed agreement is recorded."),
    agency: z.string(),
    branch: z.string().nullable().describe("null: none was named."),
    reference: z.string(),
    policy: z.string(),
    policyVersion: z.number().int(),
    language: z.enum(languages),
    createdAt: instant,
    readyToSign: z
      .boolean()
      .nullable()
      .describe("England: each adult has a record of the right to rent inside its window. null elsewhere."),
    rightToRent: z
      .object({
        isExempt: z.boolean().describe("The letting is exempt from the scheme."),
        checks: z.array(
          z.object({
            personId: z.uuid(),
            block: z.enum(signingBlocks).nullable().describe("What stands in the way of the signature."),
            recordedOn: day.nullable(),
            followUpOn: day.nullable().describe("The last day on which the next check is in time."),
          }),
        ),
      })
      .nullable()
      .describe("null outside England."),
    isProvisional: z.boolean().describe("A person has not submitted everything yet, so no result is final."),
    report: reportMark
      .nullable()
      .describe("That of the home; null until each person is decided, or no longer applies."),
    people: z.array(party),
  })
  .meta(named("Application"));

export const listedReply = z
  .object({
    rows: z.array(
      z.object({
        id: z.uuid(),
        home: z.string(),
        agency: z.string(),
        reference: z.string(),
        rentMinor: z.number().int(),
        currency: z.string(),
        start: z.string(),
        createdAt: instant,
        people: z.array(
          z.object({
            id: z.uuid(),
            number: z.string(),
            firstName: z.string(),
            lastName: z.string(),
            role: z.enum(partyRoles),
            status: z.enum(partyStatuses),
          }),
        ),
      }),
    ),
    next: z.string().nullable().describe("Pass it as `after` to get the next page; null on the last one."),
  })
  .meta(named("ApplicationPage"));

export const listQuery = z.strictObject({
  after: z
    .string()
    .max(200)
    .refine((cursor) => parseInstantCursor(cursor) !== undefined, "has to be `next` of the page before")
    .optional()
    .describe("`next` of the page before."),
  reference: z.string().max(200).optional().describe("Your own reference, letter by letter."),
  status: z.enum(partyStatuses).optional().describe("A person of the application has it."),
  changedSince: z.iso
    .datetime({ offset: true })
    .optional()
    .describe("The status of a person has changed at this instant or later."),
  limit: z.coerce.number().int().min(1).max(100).default(50),
});

export const idParams = z.object({ id: z.string().max(100) });

export const personParams = z.object({ id: z.string().max(100), personId: z.string().max(100) });

export const idempotencyHeaders = z.object({
  "idempotency-key": z
    .string()
    .max(255)
    .optional()
    .describe("Signs of your own, new for each request: the same request with the same key runs once."),
});

export const addressBody = z
  .strictObject({ email: z.string().max(320).describe("The right address; the invitation goes there.") })
  .meta(named("Address"));

export const problem = z
  .object({
    type: z.string(),
    title: z.string(),
    status: z.number().int(),
    code: z
      .enum(listedProblems.map(({ code }) => code))
      .describe("For programs; the title is for people. The list is closed within this version."),
    errors: z
      .array(
        z.object({
          pointer: z.string().describe("The place in the body, as a JSON pointer."),
          code: z.string().describe(`One of ${fieldCodes.join(", ")}.`),
          params: z.record(z.string(), z.union([z.string(), z.number()])).optional(),
        }),
      )
      .optional(),
  })
  .meta({ ...named("Problem"), examples: listedProblems.map(exampleOf) });
