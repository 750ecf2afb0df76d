import { z } from "zod";
import type { AskingPerson } from "../partners/tax-service.ts";

/**
 * What the job needs that reads a tax record, as it waits in the database, sealed: the token, and who asks from where. It
 * goes with the token.
 */
interface AskedPermission {
  readonly token: string;
  readonly person: AskingPerson;
}

const stored = z.object({
  token: z.string(),
  person: z.object({
    accountId: z.string(),
    publicIp: z.string(),
    seenAt: z.coerce.date(),
    userAgent: z.string().optional(),
  }),
});

export const permissionText = (permission: AskedPermission): string => JSON.stringify(permission);

export const permissionFrom = (text: string): AskedPermission => {
  const { token, person } = stored.parse(JSON.parse(text));
  return { token, person: { ...person, userAgent: person.userAgent } };
};
