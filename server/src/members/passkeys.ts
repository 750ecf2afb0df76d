import type {
  AuthenticationResponseJSON,
  AuthenticatorTransport,
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
  RegistrationResponseJSON,
} from "@simplewebauthn/server";
import { type Kysely, sql } from "kysely";
import type { Schema } from "../platform/db/schema.ts";
import type { Tx } from "../platform/work/work-of.ts";

/**
 * Passkeys (WebAuthn) belong to the host of `PUBLIC_URL`: after a change of the host all members set up new
 * ones. The library takes 150 ms to load, so it is loaded on first use.
 */
const library = () => import("@simplewebauthn/server");

/** Ed25519, ES256, RS256: keys that every supported Node version can verify. */
const ALGORITHMS = [-8, -7, -257];

/** The host and the origin that the browser has to name. */
export interface RelyingParty {
  readonly publicUrl: URL;
  readonly name: string;
}

interface KeyOwner {
  readonly memberId: string;
  readonly email: string;
  readonly name: string;
}

interface StoredPasskey {
  readonly id: string;
  readonly transports: AuthenticatorTransport[];
}

const passkeysOf = async (db: Kysely<Schema>, memberId: string): Promise<StoredPasskey[]> => {
  const rows = await db
    .selectFrom("member_passkey")
    .select(["credential_id", "transports"])
    .where("member_id", "=", memberId)
    .orderBy("created_at")
    .execute();
  return rows.map(({ credential_id: id, transports }) => ({
    id,
    transports: [...transports] as AuthenticatorTransport[],
  }));
};

/** The caller stores the challenge. */
export const registrationOptions = async (
  db: Kysely<Schema>,
  { publicUrl, name }: RelyingParty,
  owner: KeyOwner,
): Promise<PublicKeyCredentialCreationOptionsJSON> => {
  const { generateRegistrationOptions } = await library();
  return generateRegistrationOptions({
    rpName: name,
    rpID: publicUrl.hostname,
    userName: owner.email,
    userDisplayName: owner.name,
    // The id, never the address: a key may outlive it.
    userID: new Uint8Array(Buffer.from(owner.memberId)),
    attestationType: "none",
    supportedAlgorithmIDs: ALGORITHMS,
    authenticatorSelection: { residentKey: "preferred", userVerification: "required" },
    excludeCredentials: await passkeysOf(db, owner.memberId),
  });
};

export const authenticationOptions = async (
  db: Kysely<Schema>,
  { publicUrl }: RelyingParty,
  memberId: string,
): Promise<PublicKeyCredentialRequestOptionsJSON> => {
  const { generateAuthenticationOptions } = await library();
  return generateAuthenticationOptions({
    rpID: publicUrl.hostname,
    userVerification: "required",
    allowCredentials: await passkeysOf(db, memberId),
  });
};

const expected = ({ publicUrl }: RelyingParty, challenge: string) => ({
  expectedChallenge: challenge,
  expectedOrigin: publicUrl.origin,
  expectedRPID: publicUrl.hostname,
  requireUserVerification: true,
});

/** The library throws for invalid responses, which are expected. */
const orUndefined = <Result>(verifying: Promise<Result>): Promise<Result | undefined> =>
  verifying.catch(() => undefined);

export interface NewPasskey {
  readonly credentialId: string;
  /** base64 */
  readonly publicKey: string;
  readonly counter: number;
  readonly transports: readonly string[];
}

/** @returns undefined: not a response to this challenge, or the key is registered already */
export const verifyNewPasskey = async (
  tx: Tx,
  relyingParty: RelyingParty,
  given: { readonly challenge: string; readonly response: RegistrationResponseJSON },
): Promise<NewPasskey | undefined> => {
  const { verifyRegistrationResponse } = await library();
  const result = await orUndefined(
    verifyRegistrationResponse({
      ...expected(relyingParty, given.challenge),
      response: given.response,
      supportedAlgorithmIDs: ALGORITHMS,
    }),
  );
  if (!result?.verified) return undefined;
  const { credential } = result.registrationInfo;
  const known = await tx
    .selectFrom("member_passkey")
    .select("credential_id")
    .where("credential_id", "=", credential.id)
    .executeTakeFirst();
  if (known) return undefined;
  return {
    credentialId: credential.id,
    publicKey: Buffer.from(credential.publicKey).toString("base64"),
    counter: credential.counter,
    transports: credential.transports ?? [],
  };
};

export const storePasskey = async (tx: Tx, memberId: string, passkey: NewPasskey): Promise<void> => {
  await tx
    .insertInto("member_passkey")
    .values({
      credential_id: passkey.credentialId,
      member_id: memberId,
      public_key: Buffer.from(passkey.publicKey, "base64"),
      counter: passkey.counter,
      transports: [...passkey.transports],
    })
    .execute();
};

export const verifyPasskey = async (
  tx: Tx,
  relyingParty: RelyingParty,
  given: {
    readonly memberId: string;
    readonly challenge: string;
    readonly response: AuthenticationResponseJSON;
  },
): Promise<boolean> => {
  const key = await tx
    .selectFrom("member_passkey")
    .select(["credential_id", "public_key", "counter"])
    .where("credential_id", "=", given.response.id)
    .where("member_id", "=", given.memberId)
    .forUpdate()
    .executeTakeFirst();
  if (!key) return false;
  const { verifyAuthenticationResponse } = await library();
  const result = await orUndefined(
    verifyAuthenticationResponse({
      ...expected(relyingParty, given.challenge),
      response: given.response,
      credential: {
        id: key.credential_id,
        publicKey: new Uint8Array(key.public_key),
        counter: Number(key.counter),
      },
    }),
  );
  if (!result?.verified) return false;
  await tx
    .updateTable("member_passkey")
    .set({ counter: result.authenticationInfo.newCounter, last_used_at: sql<Date>`now()` })
    .where("credential_id", "=", key.credential_id)
    .execute();
  return true;
};
