import type { AuthenticationResponseJSON, RegistrationResponseJSON } from "@simplewebauthn/server";
import { z } from "zod";

export const noBody = z.object({});

export const codeBody = z.object({ code: z.string().max(40) });

const base64url = z.string().max(20_000);

const credential = {
  id: base64url.min(1),
  rawId: base64url,
  type: z.literal("public-key"),
  clientExtensionResults: z.record(z.string(), z.unknown()),
  authenticatorAttachment: z.enum(["platform", "cross-platform"]).optional(),
};

/** The shape only; the library verifies the content. */
export const newPasskeyBody = z.object({
  response: z.object({
    ...credential,
    response: z.looseObject({
      clientDataJSON: base64url,
      attestationObject: base64url,
      transports: z.array(z.string().max(40)).max(10).optional(),
    }),
  }),
}) as unknown as z.ZodType<{ readonly response: RegistrationResponseJSON }>;

export const passkeyBody = z.object({
  response: z.object({
    ...credential,
    response: z.looseObject({
      clientDataJSON: base64url,
      authenticatorData: base64url,
      signature: base64url,
      userHandle: base64url.optional(),
    }),
  }),
}) as unknown as z.ZodType<{ readonly response: AuthenticationResponseJSON }>;
