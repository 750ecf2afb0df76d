import { z } from "zod";
import type { Keyring } from "../../../platform/keys/keyring.ts";
import { readSignedToken, signToken } from "../../../platform/keys/signed-token.ts";

const claims = z.object({ sub: z.uuid() });

export const issuePendingToken = (keyring: Keyring, id: string): string =>
  signToken(keyring.current("pending-sign-in").key, { sub: id });

export const readPendingToken = (keyring: Keyring, token: string | undefined): string | undefined =>
  token === undefined
    ? undefined
    : claims.safeParse(readSignedToken(keyring.all("pending-sign-in"), token)).data?.sub;
