import { z } from "zod";
import type { Keyring } from "../platform/keys/keyring.ts";
import { isCurrent, readSignedToken, signToken } from "../platform/keys/signed-token.ts";
import type { Audience } from "./accounts.table.ts";

export interface Bearer {
  readonly accountId: string;
  readonly sessionId: string;
}

export interface StaffBearer {
  readonly staffId: string;
  readonly sessionId: string;
}

export interface AgencyBearer {
  readonly agencyUserId: string;
  readonly sessionId: string;
}

export interface PhoneBearer {
  readonly handOverId: string;
  readonly sessionId: string;
}

export interface AccessToken {
  readonly access: string;
  /** epoch seconds */
  readonly access_exp_time: number;
}

export const ACCESS_TOKEN_SECONDS = 600;

const claimsFor = (audience: Audience) =>
  z.object({ sub: z.uuid(), fam: z.uuid(), aud: z.literal(audience), exp: z.number() });
const claims = {
  applicant: claimsFor("applicant"),
  staff: claimsFor("staff"),
  agency: claimsFor("agency"),
  phone: claimsFor("phone"),
} as const satisfies Record<Audience, z.ZodType>;

type AnyBearer = Bearer | StaffBearer | AgencyBearer | PhoneBearer;

const whoseOf = (bearer: AnyBearer): { readonly sub: string; readonly aud: Audience } => {
  if ("staffId" in bearer) return { sub: bearer.staffId, aud: "staff" };
  if ("agencyUserId" in bearer) return { sub: bearer.agencyUserId, aud: "agency" };
  if ("handOverId" in bearer) return { sub: bearer.handOverId, aud: "phone" };
  return { sub: bearer.accountId, aud: "applicant" };
};

export const issueAccessToken = (keyring: Keyring, bearer: AnyBearer, nowSeconds: number): AccessToken => {
  const exp = Math.floor(nowSeconds) + ACCESS_TOKEN_SECONDS;
  const claimed = { ...whoseOf(bearer), fam: bearer.sessionId, exp };
  return { access: signToken(keyring.current("access-token").key, claimed), access_exp_time: exp };
};

/** The read is undefined for anything but a valid, unexpired token of this audience. */
const readerFor =
  <Read>(audience: Audience, bearerOf: (claimed: z.infer<(typeof claims)[Audience]>) => Read) =>
  (keyring: Keyring, token: string, nowSeconds: number): Read | undefined => {
    const { data } = claims[audience].safeParse(readSignedToken(keyring.all("access-token"), token));
    return data && isCurrent(data.exp, nowSeconds, ACCESS_TOKEN_SECONDS) ? bearerOf(data) : undefined;
  };

export const readAccessToken = readerFor(
  "applicant",
  ({ sub, fam }): Bearer => ({ accountId: sub, sessionId: fam }),
);

export const readStaffToken = readerFor(
  "staff",
  ({ sub, fam }): StaffBearer => ({ staffId: sub, sessionId: fam }),
);

export const readAgencyToken = readerFor(
  "agency",
  ({ sub, fam }): AgencyBearer => ({ agencyUserId: sub, sessionId: fam }),
);

export const readPhoneToken = readerFor(
  "phone",
  ({ sub, fam }): PhoneBearer => ({ handOverId: sub, sessionId: fam }),
);
