import type { Config } from "../../platform/config/config.ts";

/** The pages always ask here for a check, whichever engine runs it. */
export const verificationRoutes = {
  document: "/wizard/api/verification/document",
  photo: "/wizard/api/verification/photo",
} as const;

export const verificationAddress = (
  { verification: { service } }: Config,
  kind: keyof typeof verificationRoutes,
): string | null => {
  if (service.kind === "none") return null;
  if (service.kind === "outside" && kind === "photo" && !service.photoUrl) return null;
  return verificationRoutes[kind];
};
