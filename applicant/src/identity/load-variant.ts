import type { IdentityVariant } from "@latchkey/domain/identity/any-flow.ts";
import { useCallback, useEffect, useState } from "react";
import type { LoadedVariant } from "./variant.ts";

const fetchVariant = async (variant: IdentityVariant): Promise<LoadedVariant> =>
  variant === "IDENTITY_RTR"
    ? (await import("./right-to-rent-variant.ts")).rightToRent
    : (await import("./standard-variant.ts")).standard;

type Outcome = LoadedVariant | "failed" | undefined;

/** Fetches a variant; again after a failure when it is told to. */
export const useVariant = (variant: IdentityVariant | undefined) => {
  const [outcomes, setOutcomes] = useState<Partial<Record<IdentityVariant, Outcome>>>({});
  const load = useCallback(() => {
    if (!variant) return;
    const settle = (outcome: Outcome) => setOutcomes((others) => ({ ...others, [variant]: outcome }));
    settle(undefined);
    fetchVariant(variant).then(settle, () => settle("failed"));
  }, [variant]);
  useEffect(load, [load]);
  const own = variant && outcomes[variant];
  return { loaded: own === "failed" ? undefined : own, hasFailed: own === "failed", retry: load };
};
