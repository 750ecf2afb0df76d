import { z } from "zod";
import type { AskingPerson } from "../partners/tax-service.ts";

/**
 * The sealed token and the requester's network address, as the job needs them. Both are removed after use.
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
