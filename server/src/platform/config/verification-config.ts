import { z } from "zod";
import { address } from "./config-shapes.ts";
import { fakeSentence, isPrivateEnough } from "./outside-address.ts";
import { WrongSetting } from "./wrong-setting.ts";

export const verificationSettings = {
  DOCUMENT_CHECKS: z.enum(["built-in", "none"], "has to be built-in or none").default("built-in"),
  DOCUMENT_CHECK_URL: address("https:", "http:").optional(),
  PHOTO_CHECK_URL: address("https:", "http:").optional(),
  VERIFICATION_TEST_MARKER: z.string().optional(),
} as const;

type VerificationSettings = z.infer<z.ZodObject<typeof verificationSettings>>;

export interface VerificationConfig {
  readonly service:
    | { readonly kind: "built-in" }
    | { readonly kind: "none" }
    | { readonly kind: "outside"; readonly documentUrl: string; readonly photoUrl: string | undefined };
  /** A file whose name starts with this is not checked. */
  readonly testMarker: string | undefined;
}

export const verificationOf = (settings: VerificationSettings, mode: string): VerificationConfig => {
  const { DOCUMENT_CHECKS, DOCUMENT_CHECK_URL, PHOTO_CHECK_URL } = settings;
  if (PHOTO_CHECK_URL && !DOCUMENT_CHECK_URL) {
    throw new WrongSetting("The setting PHOTO_CHECK_URL needs DOCUMENT_CHECK_URL beside it.");
  }
  const testMarker = settings.VERIFICATION_TEST_MARKER;
  if (testMarker && mode === "production") {
    throw new WrongSetting("In production the setting VERIFICATION_TEST_MARKER may not be given.");
  }
  for (const name of ["DOCUMENT_CHECK_URL", "PHOTO_CHECK_URL"] as const) {
    const given = settings[name];
    if (mode === "production" && given && !isPrivateEnough(given)) throw new WrongSetting(fakeSentence(name));
  }
  return {
    service: DOCUMENT_CHECK_URL
      ? { kind: "outside", documentUrl: DOCUMENT_CHECK_URL, photoUrl: PHOTO_CHECK_URL }
      : { kind: DOCUMENT_CHECKS },
    testMarker,
  };
};
