import type { Config } from "../../platform/config/config.ts";

/** Where the pages show a stored file for a check: always here, whoever then looks at it. */
export const verificationRoutes = {
  document: "/wizard/api/verification/document",
  photo: "/wizard/api/verification/photo",
} as const;

/** null: nobody checks files of this kind. */
export const verificationAddress = (
  { verification: { service } }: Config,
  kind: keyof typeof verificationRoutes,
): string | null => {
  if (service.kind === "none") return null;
  if (service.kind === "outside" && kind === "photo" && !service.photoUrl) return null;
  return verificationRoutes[kind];
};
