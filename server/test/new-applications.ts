import { randomUUID } from "node:crypto";
import type { NewApplication, NewPerson } from "@latchkey/domain/applications/new-application.ts";
import { askConsole, type Colleague } from "./staff.ts";

/** Applications as a reviewer creates them. */

export const somebody = (given: Partial<NewPerson> = {}): NewPerson => ({
  firstName: "Amara",
  lastName: "Okafor",
  email: `${randomUUID()}@example.com`,
  shareMinor: 95_000,
  ...given,
});

/** One person, in Scotland, who only shows who they are. An agreement in England has no term, and an advertised rent. */
export const newApplication = (given: Partial<NewApplication> = {}): NewApplication => ({
  home: "14 Garnethill Street, Glasgow G3 6QP",
  country: "SCT",
  rentMinor: 95_000,
  rentPeriod: "month",
  currency: "GBP",
  start: "2026-12-01",
  ...(given.country === "ENG" ? { advertisedRentMinor: given.rentMinor ?? 95_000 } : { termMonths: 12 }),
  agency: "Quillfield Lettings",
  reference: "QF-0311",
  policy: "identity-only",
  language: "en",
  people: [somebody()],
  ...given,
});

export const APPLICATION = `id home reference isProvisional people {
  id number role firstName lastName email shareMinor guarantorId status isAnswer sections { name progress }
  reviewer { name } invitation { sentAt signedInAt bouncedBecause } }`;

export const createApplication = (by: Colleague, input: NewApplication) =>
  askConsole(
    by,
    `mutation ($input: NewApplicationInput!) { createApplication(input: $input) { ${APPLICATION} } }`,
    {
      input,
    },
  );

/** @returns the application, which has to be right */
export const anApplication = async (by: Colleague, given: Partial<NewApplication> = {}) => {
  const { data, errors } = await createApplication(by, newApplication(given));
  if (errors) throw new Error(JSON.stringify(errors));
  return data.createApplication;
};
